import { largeProviders } from './large-providers.ts';

/** Providers of which `anything@name.provider` is the mailbox `name@provider`. */
const ownSubdomains = ['fastmail.com', 'fastmail.fm'];

/**
 * The mailbox that an address leads to, so that its spellings are one: in small letters, and without dots and what
 * follows a plus where the provider ignores them. Of a provider that is not known nothing but the case changes.
 */
export function normalAddress(email: string): string {
  const plain = withoutSubdomain(email.trim().normalize('NFKC').toLowerCase());
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const provider = largeProviders.get(domain);
  if (at < 1 || !provider) return plain;
  const { domains, separator, read, isOne } = provider;
  const [name = ''] = separator ? plain.slice(0, at).split(separator) : [plain.slice(0, at)];
  const mailbox = read ? read(name) : name;
  // Nothing would be left of it: then it is no spelling of another one.
  return mailbox ? `${mailbox}@${isOne ? domains[0] : domain}` : plain;
}

function withoutSubdomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const provider = ownSubdomains.find((each) => domain.endsWith(`.${each}`));
  return provider ? `${domain.slice(0, -provider.length - 1)}@${provider}` : email;
}
