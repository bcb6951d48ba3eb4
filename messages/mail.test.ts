import { locales } from '../lib/contract/scalars.ts';
import { textsOf } from '../lib/i18n/server-texts.ts';

/** What a language calls a report, and what it calls a complaint or an appeal, which a report is not. */
const words: [locale: string, report: RegExp, other: RegExp][] = [
  ['da', /anmeldelse/, /klage/],
  ['de', /Meldung/, /Beschwerde|Widerspruch/],
  ['en', /report/, /complaint|appeal/],
  ['es', /denuncia/, /reclamación|recurso/],
  ['fi', /ilmoitu/, /valitu|oikaisu/],
  ['fr', /signalement/, /réclamation|contestation/],
  ['it', /segnalazione/, /reclamo|ricorso/],
  ['nb', /rapport/, /klage/],
  ['nl', /melding/, /klacht|bezwaar/],
  ['pl', /zgłoszeni/, /skarg|reklamacj|odwołani/],
  ['sv', /anmälan/, /klagomål|överklaga/],
];

test.each(words)(
  '%s confirms a report as a report, and tells of a decision by its number',
  (locale, report, other) => {
    const mail = textsOf(locale, 'mail');
    const { subject, paragraphs } = mail['complaint-receipt'].report;
    const { status, facts } = mail.decisions;
    for (const text of [subject, paragraphs.join(' '), status.report]) expect(text).toMatch(report);
    expect([subject, ...paragraphs, status.report, facts.receipt].join(' ').toLowerCase()).not.toMatch(
      new RegExp(other, 'i'),
    );
  },
);

test.each(locales)('%s raises no voice in a mail', (locale) => {
  expect(JSON.stringify(textsOf(locale, 'mail'))).not.toContain('!');
});
