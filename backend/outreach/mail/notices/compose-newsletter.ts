import { findNewsletter } from '../../notifications/newsletters/find-newsletter.ts';
import type { Composing, Content } from './composing.ts';

/** The operator's text in the member's language; null where it has none. */
export async function composeNewsletter({ db, mailing, locale, url }: Composing): Promise<Content | null> {
  const text = (await findNewsletter(db, Number(mailing.subject)))?.[locale];
  if (!text) return null;
  const { subject, paragraphs, button } = text;
  return {
    subject,
    paragraphs,
    ...(button ? { button: { label: button.label, href: url(button.path) } } : {}),
    notes: [],
  };
}
