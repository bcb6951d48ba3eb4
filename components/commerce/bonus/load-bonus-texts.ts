import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type BonusTexts = Texts['bonus'];

/** Loads the texts of banner and modal on first use, so that pages do not include them. */
export const loadBonusTexts = (locale: Locale) =>
  import(`@texts/${locale}/bonus.json`).then((file: { default: BonusTexts }) => file.default);
