import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { checkEmail } from '#lib/contract/identity/email-validation.ts';
import { route } from '../../platform/http/call.ts';

const domains = disposableEmailBlocklistSet();

/** Also matches subdomains of disposable providers. */
export function isDisposableDomain(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, from) => domains.has(labels.slice(from).join('.')));
}

export const emailValidationRoutes = [
  // A hint, never a refusal: stores nothing and does not reveal accounts.
  route(checkEmail, async ({ limits, client, body }) => {
    await limits.consume('email_check', client);
    return { disposable: isDisposableDomain(body.email) };
  }),
];
