import type { Settings } from '../../lib/contract/brands/brands.ts';
import type { Brand } from '../../lib/site/brands.ts';

/** Redirects browsers and password managers (W3C "A Well-Known URL for Changing Passwords"). */
export const changePasswordPath = '/.well-known/change-password';

/** Contact for reporting vulnerabilities (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

/** Validity in days, below the RFC's recommended maximum of a year. */
const validDays = 180;
const day = 86_400_000;

/** A brand's security.txt; its support forwards the reports. */
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
