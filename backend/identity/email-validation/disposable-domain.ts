import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

const domains = disposableEmailBlocklistSet();

/** Whether an address belongs to a provider of throw-away addresses, also below a domain of theirs. */
export function isDisposableDomain(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, from) => domains.has(labels.slice(from).join('.')));
}
