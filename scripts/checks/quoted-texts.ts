import type { Catalogue } from './catalogues.ts';

/** Texts that the specification quotes, letter for letter (sections 5 and 8, and the match modal of section 4). */
const quotedTexts: Record<string, string[]> = {
  de: [
    'Ungültige E-Mail Adresse',
    'Ungültiges Geburtsdatum.',
    'Bitte gib dein Geburtsdatum ein ({min_age}+ jaar)',
    'Login fehlgeschlagen, bitte versuche es erneut',
    'Konto für {minutes} min gesperrt',
    'Es ist ein Fehler aufgetreten.',
    'New like!',
  ],
  en: ['New like!', 'This page could not be found', 'Go back to home'],
};

/** What of that no text of the language says exactly. */
export function findAlteredQuotes(locale: string, catalogue: Catalogue): string[] {
  const texts = new Set(catalogue.values());
  return (quotedTexts[locale] ?? [])
    .filter((quote) => !texts.has(quote))
    .map((quote) => `${locale}: no text reads exactly "${quote}", as the specification quotes it`);
}
