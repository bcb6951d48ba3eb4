import { domainToUnicode } from 'node:url';

/** A stored mail address for display, with its domain decoded from punycode. */
export function showAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToUnicode(email.slice(at + 1));
  return at > 0 && domain ? `${email.slice(0, at)}@${domain}` : email;
}
