import { say } from '#lib/i18n/server-texts.ts';

type Letter = { subject: string; paragraphs: readonly string[]; notes: readonly string[] };

export function sayLetter(
  locale: string,
  { subject, paragraphs, notes }: Letter,
  values: Record<string, string | number>,
) {
  const said = (text: string) => say(locale, text, values);
  return { subject: said(subject), paragraphs: paragraphs.map(said), notes: notes.map(said) };
}
