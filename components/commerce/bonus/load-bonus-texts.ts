import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type BonusTexts = Texts['bonus'];

/** Loads the texts of banner and modal on first use, so that pages do not include them. */
export async function loadBonusTexts(locale: Locale): Promise<BonusTexts> {
  const file = (await import(`@texts/${locale}/bonus.json`)) as { default: BonusTexts };
  return file.default;
}
