import type { Settings } from '../../lib/contract/brands/settings.ts';
import type { Brand } from '../../lib/site/brands.ts';

/** A visitor's browser or password manager leads here (W3C "A Well-Known URL for Changing Passwords"). */
export const changePasswordPath = '/.well-known/change-password';

/** Whom to tell of a weakness (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

/** The text says until when it holds; days, less than the year that the RFC recommends at most. */
const validDays = 180;
const day = 86_400_000;

/** The security.txt of a brand, whose support passes reports on. */
export function securityText(
  origin: string,
  { locales }: Pick<Brand, 'locales'>,
  { support_email }: Pick<Settings, 'support_email'>,
  now: Date,
): string {
  const expires = new Date((Math.floor(now.getTime() / day) + validDays) * day);
  return [
    `Contact: mailto:${encodeURI(support_email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}${securityTextPath}`,
    '',
  ].join('\n');
}
