import { hasEmail } from './contact-data/emails.ts';
import { hasHandle } from './contact-data/handles.ts';
import { hasLink } from './contact-data/links.ts';
import { hasPhone } from './contact-data/phones.ts';
import { tokenize } from './contact-data/tokens.ts';

/** Contact data in a text: a way to be reached outside of the chat. */
export type ContactData = 'email' | 'phone' | 'link' | 'handle';

/**
 * The first kind of contact data in a text, or null. For prose in our languages: it recognises spaced digits,
 * numbers in words, "(at)", "punkt" and look-alike letters, and ignores years, dates, prices, heights, ages and
 * postcodes. It looks at each token and a few neighbours, so it takes linear time. It enforces a house rule and is not
 * a security boundary.
 */
export function findContactData(text: string): ContactData | null {
  const tokens = tokenize(text);
  if (hasEmail(tokens)) return 'email';
  if (hasLink(tokens)) return 'link';
  if (hasPhone(tokens)) return 'phone';
  return hasHandle(tokens) ? 'handle' : null;
}
