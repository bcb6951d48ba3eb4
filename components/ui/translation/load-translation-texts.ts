import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

/** Loads the translation's texts, if the browser can translate. */
export async function loadTranslationTexts(locale: Locale): Promise<Texts['translation']> {
  const file = (await import(`@texts/${locale}/translation.json`)) as {
    default: Texts['translation'];
  };
  return file.default;
}
