import { domainToUnicode } from 'node:url';

/** A stored mail address as people read it: its domain in letters, where it is in punycode. */
export function showAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToUnicode(email.slice(at + 1));
  return at > 0 && domain ? `${email.slice(0, at)}@${domain}` : email;
}
