import { findAddressFault } from '../../contract/identity/mail-address.ts';

/** Whether a text, trimmed, has the form of a mail address the contract accepts. */
export function isEmail(text: string): boolean {
  return findAddressFault(text) === null;
}
