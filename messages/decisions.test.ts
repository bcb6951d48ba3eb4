import { readFileSync } from 'node:fs';
import { locales } from '../lib/contract/scalars.ts';

/** What each language calls a report. */
const report: Record<string, RegExp> = {
  da: /anmeldelse/,
  de: /Meldung/,
  en: /report/,
  es: /denuncia/,
  fi: /ilmoitu/,
  fr: /signalement/,
  it: /segnalazione/,
  nb: /rapport/,
  nl: /melding/,
  pl: /zgłoszeni/,
  sv: /anmälan/,
};

test.each(locales)('%s looks up reports by their name too', (locale) => {
  const file = readFileSync(new URL(`./${locale}/decisions.json`, import.meta.url), 'utf8');
  const { status } = JSON.parse(file) as { status: { title: string } };
  expect(status.title).toMatch(report[locale] ?? /^$/);
});
