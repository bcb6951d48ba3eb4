import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type MatchTexts = Texts['match'];

/** Loads the texts of the match and like modals on first use, so that pages do not include them. */
export async function loadMatchTexts(locale: Locale): Promise<MatchTexts> {
  const file = (await import(`../../../.texts/${locale}/match.json`)) as { default: MatchTexts };
  return file.default;
}
