import { mailProviders } from './mail-providers.ts';

/** Providers that are at home under one ending alone. */
const onlyEnding: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  googlemail: 'googlemail.com',
  icloud: 'icloud.com',
};

/** From this many letters on two slips may be meant; in a short name two make another provider. */
const longName = 11;

/** The address that was probably meant, or null where nothing looks like a slip of the keys. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || !domain.includes('.') || mailProviders.includes(domain)) return null;
  const meant = onlyEnding[domain.slice(0, domain.indexOf('.'))] ?? nearest(domain);
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

function nearest(domain: string): string | undefined {
  const allowed = domain.length >= longName ? 2 : 1;
  for (let slips = 1; slips <= allowed; slips += 1) {
    const found = mailProviders.find(
      (each) => Math.abs(each.length - domain.length) <= slips && distance(domain, each) === slips,
    );
    if (found) return found;
  }
  return undefined;
}

/** Letters that are missing, too many, wrong or swapped with their neighbour (optimal string alignment). */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + wrong);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
