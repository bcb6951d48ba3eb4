import type { EmojiData } from 'frimousse';
import { emojiPath } from '#lib/rules/community/emoji-data.ts';

/** The emoji with their names in a language, from our own host; throws where they don't come. */
export async function loadEmoji(locale: string, signal?: AbortSignal): Promise<EmojiData> {
  const response = await fetch(emojiPath(locale), { signal: signal ?? null });
  if (!response.ok) throw new Error(`No emoji: ${response.status}`);
  const data = (await response.json()) as EmojiData;
  return hasFlags() ? data : { ...data, emojis: data.emojis.filter(({ countryFlag }) => !countryFlag) };
}

/** Windows draws the two letters of a country in place of its flag. */
function hasFlags(): boolean {
  return !navigator.userAgent.includes('Windows');
}
