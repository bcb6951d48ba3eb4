import { decisionTexts } from './decisions/decision-texts-of.ts';
import { mailTexts } from './texts-of.ts';

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
    const { subject, paragraphs } = mailTexts(locale)['complaint-receipt'].report;
    const { status, facts } = decisionTexts(locale);
    for (const text of [subject, paragraphs.join(' '), status.report]) expect(text).toMatch(report);
    expect([subject, ...paragraphs, status.report, facts.receipt].join(' ').toLowerCase()).not.toMatch(
      new RegExp(other, 'i'),
    );
  },
);
