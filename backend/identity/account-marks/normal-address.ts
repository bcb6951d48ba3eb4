/** How a provider reads the part before the @: what it ignores of it, and under which name it has the same mailboxes. */
type Rule = { domains: readonly string[]; ignored?: RegExp; separator?: '+' | '-' };

const rules: readonly Rule[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g, separator: '+' },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g, separator: '+' },
  { domains: ['icloud.com', 'me.com', 'mac.com'], separator: '+' },
  ...['outlook', 'hotmail', 'live', 'msn'].flatMap((name) =>
    ['com', 'de', 'fr', 'it', 'es', 'nl', 'at', 'be', 'dk', 'se', 'no', 'fi', 'co.uk', 'com.pl'].map(
      (end) => ({
        domains: [`${name}.${end}`],
        separator: '+' as const,
      }),
    ),
  ),
  ...[
    'fastmail.com',
    'fastmail.fm',
    'mailbox.org',
    'posteo.de',
    'posteo.net',
    'zoho.com',
    'zohomail.eu',
    'gmx.net',
    'hey.com',
  ].map((domain) => ({ domains: [domain], separator: '+' as const })),
  { domains: ['yandex.com', 'yandex.ru', 'ya.ru'], separator: '+' },
  ...['com', 'de', 'fr', 'it', 'es', 'nl', 'at', 'be', 'dk', 'se', 'no', 'fi', 'ie', 'co.uk', 'pl'].map(
    (end) => ({
      domains: [`yahoo.${end}`],
      separator: '-' as const,
    }),
  ),
];

/** Providers of which `anything@name.provider` is the mailbox `name@provider`. */
const ownSubdomains = ['fastmail.com', 'fastmail.fm'];

const ruleOf = new Map(rules.flatMap((rule) => rule.domains.map((domain) => [domain, rule] as const)));

/**
 * The mailbox that an address leads to, so that its spellings are one: in small letters, and without dots and what
 * follows a plus where the provider ignores them. Of a provider that is not known nothing but the case changes.
 */
export function normalAddress(email: string): string {
  const plain = withoutSubdomain(email.trim().normalize('NFKC').toLowerCase());
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const rule = ruleOf.get(domain);
  if (at < 1 || !rule) return plain;
  const [name = ''] = rule.separator ? plain.slice(0, at).split(rule.separator) : [plain.slice(0, at)];
  const mailbox = rule.ignored ? name.replaceAll(rule.ignored, '') : name;
  // Nothing would be left of it: then it is no spelling of another one.
  return mailbox ? `${mailbox}@${rule.domains[0]}` : plain;
}

function withoutSubdomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const provider = ownSubdomains.find((each) => domain.endsWith(`.${each}`));
  return provider ? `${domain.slice(0, -provider.length - 1)}@${provider}` : email;
}
