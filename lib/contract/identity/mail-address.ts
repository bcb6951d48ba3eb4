import type { FieldError } from '../errors.ts';

/** The stored form of a mail address: zod's, plus endings such as `xn--p1ai`. */
export const addressForm =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

const maxAddressLength = 254;
const plain = /^[\x20-\x7e]*$/;

/**
 * An address as stored and compared: lower case, trimmed, with the domain in punycode, so that `anna@bücher.example`
 * and `anna@xn--bcher-kva.example` are the same.
 */
export function storedAddress(typed: string): string {
  const address = typed.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${inPunycode(address.slice(at + 1))}`;
}

function inPunycode(domain: string): string {
  // URL syntax is not part of a mail address.
  if (plain.test(domain) || /[\s/\\?#:%[\]]/.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The fault of an entered address; null for none. */
export function findAddressFault(typed: string): FieldError | null {
  const address = storedAddress(typed);
  if (address.length <= maxAddressLength && addressForm.test(address)) return null;
  const at = address.lastIndexOf('@');
  return at > 0 && !plain.test(address.slice(0, at)) ? 'email_letters' : 'invalid_email';
}
