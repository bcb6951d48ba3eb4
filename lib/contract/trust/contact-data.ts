import { hasEmail } from './contact-data/emails.ts';
import { hasHandle } from './contact-data/handles.ts';
import { hasLink } from './contact-data/links.ts';
import { hasPhone } from './contact-data/phones.ts';
import { tokenize } from './contact-data/tokens.ts';

/** What a text gives away besides words: a way to be reached outside of the chat. */
export type ContactData = 'email' | 'phone' | 'link' | 'handle';

/**
 * The first kind of contact data in a text, or null. Written for prose in the eleven languages: it sees through
 * spaced digits, numbers in words, "(at)", "punkt" and letters of another kind, and lets years, dates, prices, heights, ages
 * and postcodes be what they are. It looks at each token and a few beside it, so its time grows with the text and no faster.
 * A text without a finding is no promise; it is a rule of the house, not a security boundary.
 */
export function findContactData(text: string): ContactData | null {
  const tokens = tokenize(text);
  if (hasEmail(tokens)) return 'email';
  if (hasLink(tokens)) return 'link';
  if (hasPhone(tokens)) return 'phone';
  return hasHandle(tokens) ? 'handle' : null;
}
