import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type NewMessageTexts = Texts['newMessages'];

/** Loads what notices of new messages say with the first of them, so that no page carries it. */
export async function loadNewMessageTexts(locale: Locale): Promise<NewMessageTexts> {
  const file = (await import(`../../../../messages/${locale}/newMessages.json`)) as {
    default: NewMessageTexts;
  };
  return file.default;
}
