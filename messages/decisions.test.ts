import { getTexts } from '../lib/i18n/catalogue.ts';
import { locales } from '../lib/i18n/locales.ts';

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
  const { status } = getTexts(locale).decisions;
  expect(status.title).toMatch(report[locale] ?? /^$/);
});
