import type { FieldError } from '../errors.ts';

/** The form of a mail address as it is stored; that of zod, with ends such as `xn--p1ai` besides. */
export const addressForm =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

const maxAddressLength = 254;
const plain = /^[\x20-\x7e]*$/;

/**
 * A typed address as it is stored and compared: in small letters, without blanks around, its domain in punycode, so that
 * `anna@bücher.example` and `anna@xn--bcher-kva.example` are one.
 */
export function storedAddress(typed: string): string {
  const address = typed.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${inPunycode(address.slice(at + 1))}`;
}

function inPunycode(domain: string): string {
  // What a web address could have besides a name is no part of a mail address.
  if (plain.test(domain) || /[\s/\\?#:%[\]]/.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** What is wrong with a typed address; null for nothing. */
export function findAddressFault(typed: string): FieldError | null {
  const address = storedAddress(typed);
  if (address.length <= maxAddressLength && addressForm.test(address)) return null;
  const at = address.lastIndexOf('@');
  return at > 0 && !plain.test(address.slice(0, at)) ? 'email_letters' : 'invalid_email';
}
