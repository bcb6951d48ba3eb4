import type { Catalogue } from './catalogues.ts';

/**
 * Texts quoted by the specification (`docs/specification.md` §5 and §8, and the match modal of
 * `docs/specification.md` §4), verbatim in the quoted
 * language.
 */
const quotedTexts: Record<string, string[]> = {
  de: [
    'Ungültige E-Mail Adresse',
    'Ungültiges Geburtsdatum.',
    'Login fehlgeschlagen, bitte versuche es erneut',
    'Konto für {minutes} min gesperrt',
    'Es ist ein Fehler aufgetreten.',
  ],
  en: ['New like!', 'This page could not be found', 'Go back to home'],
};

/** Quotes that are part of a longer text; two languages share one sentence about the date of birth. */
const quotedParts: Record<string, string[]> = {
  de: ['Bitte gib dein Geburtsdatum ein ({min_age}+ '],
  nl: ['({min_age}+ jaar)'],
};

/** Quotes without an exact text in the language, and those altered. */
export function findAlteredQuotes(locale: string, catalogue: Catalogue): string[] {
  const texts = new Set(catalogue.values());
  const altered = (quotedTexts[locale] ?? []).filter((quote) => !texts.has(quote));
  const missing = (quotedParts[locale] ?? []).filter(
    (part) => ![...texts].some((text) => text.includes(part)),
  );
  const borrowed = Object.entries(quotedTexts)
    .filter(([language]) => language !== locale)
    .flatMap(([language, quotes]) =>
      quotes.filter((quote) => texts.has(quote)).map((quote) => [language, quote]),
    );
  return [
    ...altered.map((quote) => `${locale}: no text reads exactly "${quote}", as the specification quotes it`),
    ...missing.map((part) => `${locale}: no text has "${part}", as the specification quotes it`),
    ...borrowed.map(([language, quote]) => `${locale}: says "${quote}", which is quoted in ${language}`),
  ];
}
