import { largeProviders } from './large-providers.ts';

/** Providers where `anything@name.provider` is the mailbox `name@provider`. */
const ownSubdomains = ['fastmail.com', 'fastmail.fm'];

/** Drops the dots and suffixes that the provider ignores; for unknown providers only the case changes. */
export function normalAddress(email: string): string {
  const plain = withoutSubdomain(email.trim().normalize('NFKC').toLowerCase());
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const provider = largeProviders.get(domain);
  if (at < 1 || !provider) return plain;
  const { domains, separator, read, isOne } = provider;
  const [name = ''] = separator ? plain.slice(0, at).split(separator) : [plain.slice(0, at)];
  const mailbox = read ? read(name) : name;
  // An address without a remaining local part is not a variant of another.
  return mailbox ? `${mailbox}@${isOne ? domains[0] : domain}` : plain;
}

function withoutSubdomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const provider = ownSubdomains.find((each) => domain.endsWith(`.${each}`));
  return provider ? `${domain.slice(0, -provider.length - 1)}@${provider}` : email;
}
