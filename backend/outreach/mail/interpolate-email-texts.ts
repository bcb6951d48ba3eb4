import { formatServerText } from '#lib/i18n/server-texts.ts';

type EmailTexts = { subject: string; paragraphs: readonly string[]; notes: readonly string[] };

export function interpolateEmailTexts(
  locale: string,
  { subject, paragraphs, notes }: EmailTexts,
  values: Record<string, string | number>,
) {
  const interpolate = (text: string) => formatServerText(locale, text, values);
  return {
    subject: interpolate(subject),
    paragraphs: paragraphs.map(interpolate),
    notes: notes.map(interpolate),
  };
}
