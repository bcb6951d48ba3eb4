import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { requireBrand } from '../../brands/brand.ts';
import { findComplaint } from '../../trust/complaints/find-complaint.ts';
import type { Services } from '../../platform/http/call.ts';
import { brandUrl } from './brand-url.ts';
import { formatMoment } from './format-moment.ts';
import type { Mail } from './mail.ts';

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
