import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Terms } from './terms.ts';

/** What the documents of languages lack about a language. */
export function findUndescribed(root: string, locale: string, terms: Terms): string[] {
  const folder = join(root, 'docs', 'languages');
  const law = readFileSync(join(folder, 'law.md'), 'utf8');
  return [
    ...(existsSync(join(folder, `${locale}.md`)) ? [] : [`${locale}.md`]),
    ...(law.includes(` (${locale})\n`) ? [] : ['a chapter in law.md']),
    ...Object.entries(terms).flatMap(([name, languages]) =>
      languages[locale] ? [] : [`its word for ${name} in terms.json`],
    ),
  ].map((what) => `docs/languages lacks ${what}, for ${locale}`);
}
