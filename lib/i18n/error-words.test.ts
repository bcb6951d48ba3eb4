import { catalogue } from './catalogue.ts';
import { locales } from './locales.ts';
import terms from '../../docs/languages/terms.json' with { type: 'json' };

const words: Record<string, { use: string[] }> = terms.email;

/** All texts below a key with their paths. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe.each(locales)('%s', (locale) => {
  const { errors, decisions } = catalogue(locale);

  it('announces neither an error nor a decision assertively', () => {
    const all = [...texts(errors, 'errors'), ...texts(decisions, 'decisions')];
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([, text]) => /[!¡]/.test(text))).toEqual([]);
  });

  it('says for how long a login is locked, and where to read why an account is', () => {
    const seen = new Map(texts(errors, 'errors'));
    expect(seen.get('errors.account_locked')).toContain('{minutes}');
    const closed = seen.get('errors.account_closed')?.replaceAll('\u2060', '').toLowerCase();
    expect(words[locale]?.use.some((word) => closed?.includes(word.toLowerCase()))).toBe(true);
  });
});
