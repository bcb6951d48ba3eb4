import type { Brand } from '../../brand.ts';

/** A title and a description in each of its languages; own words for fictional profiles in all of them or in none. */
export function checkTexts({ name, settings }: Brand): string[] {
  const { locales } = settings;
  const missing = (texts: Partial<Record<string, string>>) =>
    locales.filter((locale) => !texts[locale]?.trim());
  const needed = (['index_title', 'description'] as const).flatMap((field) =>
    missing(settings[field]).map((locale) => `${field}.${locale}: missing`),
  );
  const halfSaid = (['fictional_singular', 'fictional_plural'] as const).flatMap((field) =>
    Object.keys(settings[field]).length > 0
      ? missing(settings[field]).map((locale) => `${field}.${locale}: said in other languages only`)
      : [],
  );
  const advertised = settings.advertisements.flatMap((each, at) =>
    (['title', 'text'] as const).flatMap((field) =>
      missing(each[field]).map((locale) => `advertisements.${at}.${field}.${locale}: missing`),
    ),
  );
  return [...(name.trim() === '' ? ['name: missing'] : []), ...needed, ...halfSaid, ...advertised];
}
