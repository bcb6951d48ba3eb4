import { formatServerText, type ServerTexts, serverTexts } from '#lib/i18n/server-texts.ts';
import { requireBrand } from '../../brands/brand.ts';
import {
  findAppeal,
  findDecision,
  type MemberDecision,
  findComplaint,
} from '../../trust/complaints/find-decision.ts';
import type { Services } from '../../platform/http/call.ts';
import { brandUrl } from './brand-url.ts';
import { formatMinute, formatMoment } from './format-moment.ts';
import type { Mail } from './mail.ts';

type DecisionTexts = ServerTexts['mail']['decisions'];
type Needs = Pick<Services, 'db' | 'env'>;
type DecisionMail = Pick<Mail, 'subject' | 'paragraphs' | 'facts' | 'notes'> & { button?: string };

/** Mails the complainant the decision, the reasons, and how to appeal. */
export async function composeComplaintDecided(needs: Needs, id: number): Promise<Mail | null> {
  const decision = await findDecision(needs.db, id, 'complainant');
  if (!decision) return null;
  const text = serverTexts(decision.locale, 'mail').decisions;
  const texts = text['complaint-decided'];
  return write(needs, decision, statusPath(decision), {
    ...texts,
    facts: listFacts(decision, text),
    paragraphs: [...texts.paragraphs, text.appeal, text.elsewhere],
  });
}

/** The statement of reasons for the member affected by a measure; does not identify the complainant. */
export async function composeMeasure(needs: Needs, id: number): Promise<Mail | null> {
  const decision = await findDecision(needs.db, id, 'member');
  if (!decision || decision.action === 'none') return null;
  const text = serverTexts(decision.locale, 'mail').decisions;
  const { paragraphs, sources, effects, automation, ...texts } = text.measure;
  const source = sources[decision.complaintReference === null ? 'own' : 'report'];
  return write(needs, decision, appealPath(decision), {
    ...texts,
    facts: listFacts(decision, text).slice(1),
    paragraphs: [
      ...paragraphs,
      effects[decision.action],
      ...(decision.action === 'photo_removed' ? [text.photos.another] : []),
      source,
      automation,
      text.appeal,
      text.elsewhere,
    ],
  });
}

/** Confirms an appeal to its author. */
export async function composeAppealReceived(needs: Needs, id: number): Promise<Mail | null> {
  const appeal = await findAppeal(needs.db, id);
  if (!appeal) return null;
  const { decision } = appeal;
  const text = serverTexts(decision.locale, 'mail').decisions;
  return write(needs, decision, null, {
    ...text['appeal-received'],
    facts: [{ name: text.facts.reference, value: decision.reference }],
  });
}

/** Mails the author of an appeal the result. */
export async function composeAppealDecided(needs: Needs, id: number): Promise<Mail | null> {
  const appeal = await findAppeal(needs.db, id);
  if (!appeal?.outcome) return null;
  const { decision, outcome, reason } = appeal;
  const text = serverTexts(decision.locale, 'mail').decisions;
  const { outcomes, paragraphs, ...texts } = text['appeal-decided'];
  return write(needs, decision, null, {
    ...texts,
    facts: [
      { name: text.facts.reference, value: decision.reference },
      { name: text.facts.outcome, value: outcomes[outcome] },
      { name: text.facts.reason, value: reason },
    ],
    paragraphs: outcome === 'upheld' ? [...paragraphs, text.elsewhere] : paragraphs,
  });
}

/** Mails the owner of a refused photo that it is visible after all. */
export async function composePhotoApproved(needs: Needs, id: number): Promise<Mail | null> {
  const decision = await findDecision(needs.db, id, 'member');
  if (!decision) return null;
  const text = serverTexts(decision.locale, 'mail').decisions;
  return write(needs, decision, null, {
    ...text['photo-approved'],
    facts: [{ name: text.facts.reference, value: decision.reference }],
  });
}

/** Prefilled except for the address, which must be entered: the number alone is not enough. */
const statusPath = ({ complaintReference }: MemberDecision) =>
  `/complaints?receipt=${complaintReference ?? ''}`;
const appealPath = ({ reference }: MemberDecision) => `/complaints?decision=${reference}`;

function listFacts(decision: MemberDecision, { facts, actions, grounds }: DecisionTexts) {
  return [
    { name: facts.receipt, value: decision.complaintReference ?? '' },
    { name: facts.reference, value: decision.reference },
    { name: facts.action, value: actions[decision.action] },
    { name: facts.ground, value: grounds[decision.ground] },
    { name: facts.reason, value: decision.reason },
  ];
}

async function write(
  { db, env }: Needs,
  { brandId, email, locale, reference, complaintReference, appealUntil, zone }: MemberDecision,
  path: string | null,
  { button, ...texts }: DecisionMail,
): Promise<Mail> {
  const brand = await requireBrand(db, brandId);
  const date = formatMinute(appealUntil, locale, zone);
  const names = { brand: brand.name, reference, receipt: complaintReference ?? '', date };
  return {
    ...texts,
    to: email,
    brand,
    locale,
    subject: formatServerText(locale, texts.subject, names),
    paragraphs: texts.paragraphs.map((each) => formatServerText(locale, each, names)),
    ...(path !== null && button
      ? { button: { label: button, href: brandUrl(env, brand, locale, path) } }
      : {}),
  };
}

/** The receipt of a report, complaint or withdrawal, with its number, date and time. */
export async function composeComplaintAcknowledgement(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: number,
): Promise<Mail | null> {
  const complaint = await findComplaint(db, id);
  if (!complaint) return null;
  const { locale, isReport } = complaint;
  const brand = await requireBrand(db, complaint.brandId);
  const text = serverTexts(locale, 'mail')['complaint-receipt'];
  const texts = isReport ? text.report : text;
  const fact = (name: keyof typeof text.facts, value: string) => ({ name: text.facts[name], value });
  // Anyone may have entered this address, so none of the submitted text is repeated.
  return {
    to: complaint.email,
    brand,
    locale,
    subject: formatServerText(locale, texts.subject, { receipt: complaint.reference }),
    paragraphs: [
      ...texts.paragraphs.map((paragraph) => formatServerText(locale, paragraph, { brand: brand.name })),
      ...(complaint.category === 'withdrawal' ? [serverTexts(locale, 'mail').withdrawal.unverified] : []),
    ],
    facts: [
      fact('receipt', complaint.reference),
      fact('received', formatMoment(complaint.createdAt, locale, complaint.zone)),
      fact('category', text.categories[complaint.category]),
    ],
    links: [
      {
        label: serverTexts(locale, 'mail').decisions.status[isReport ? 'report' : 'complaint'],
        // The address must be entered: the number alone reveals nothing.
        href: brandUrl(env, brand, locale, `/complaints?receipt=${complaint.reference}`),
      },
    ],
    notes: text.notes,
  };
}
