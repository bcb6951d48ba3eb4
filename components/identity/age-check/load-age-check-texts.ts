import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

/** Loads the texts of the notice with it: hardly any brand asks for more than a date of birth. */
export async function loadAgeCheckTexts(locale: Locale): Promise<Texts['ageCheck']> {
  const file = (await import(`../../../messages/${locale}/ageCheck.json`)) as { default: Texts['ageCheck'] };
  return file.default;
}
