import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

/** Loads the translation's texts, if the browser can translate. */
export const loadTranslationTexts = (locale: Locale) =>
  import(`@texts/${locale}/translation.json`).then((file: { default: Texts['translation'] }) => file.default);
