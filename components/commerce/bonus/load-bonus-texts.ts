import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type BonusTexts = Texts['bonus'];

/** Loads the texts of banner and modal with the first of them, so that no page carries them. */
export async function loadBonusTexts(locale: Locale): Promise<BonusTexts> {
  const file = (await import(`../../../.texts/${locale}/bonus.json`)) as { default: BonusTexts };
  return file.default;
}
