import { serverTexts } from '#lib/i18n/server-texts.ts';

/** The word beside the name of a fictional profile, as the brand says it. */
export function fictionalLabel(
  settings: { fictional_singular: Partial<Record<string, string>> },
  locale: string,
): string {
  return settings.fictional_singular[locale] || serverTexts(locale, 'fictional').singular;
}
