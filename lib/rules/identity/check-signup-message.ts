import { findContactData } from '../../contract/trust/contact-data.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { Settings } from '../../contract/brands/brands.ts';

type Policy = { messageLength: number; contactData: Settings['contact_data'] };

/** What is wrong with the optional first message; the server checks again. */
export function checkSignupMessage(body: string, policy: Policy): FieldError | null {
  if ([...body.trim()].length > policy.messageLength) return 'too_long';
  return policy.contactData === 'refuse' && findContactData(body) ? 'contact_data' : null;
}
