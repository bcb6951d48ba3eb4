import { findAddressFault } from '../../contract/identity/mail-address.ts';

/** Whether a trimmed text is a mail address by the contract. */
export function isEmail(text: string): boolean {
  return findAddressFault(text) === null;
}
