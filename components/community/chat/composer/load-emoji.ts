import type { EmojiData } from 'frimousse';
import { emojiPath } from '#lib/rules/community/emoji-data.ts';

/** Emoji with their names in a language, from our own host. Rejects if loading fails. */
export async function loadEmoji(locale: string, signal?: AbortSignal): Promise<EmojiData> {
  const response = await fetch(emojiPath(locale), { signal: signal ?? null });
  if (!response.ok) throw new Error(`No emoji: ${response.status}`);
  const data = (await response.json()) as EmojiData;
  return hasFlags() ? data : { ...data, emojis: data.emojis.filter(({ countryFlag }) => !countryFlag) };
}

/** Windows renders the country's letters in place of a flag. */
function hasFlags(): boolean {
  return !navigator.userAgent.includes('Windows');
}
