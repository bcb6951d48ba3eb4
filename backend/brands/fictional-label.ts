import { serverTexts } from '#lib/i18n/server-texts.ts';

export function fictionalLabel(
  settings: { fictional_singular: Partial<Record<string, string>> },
  locale: string,
): string {
  return settings.fictional_singular[locale] || serverTexts(locale, 'fictional').singular;
}
