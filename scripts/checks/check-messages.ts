import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkUndefinedKeys } from '@lingual/i18n-check';
import { locales } from '../../lib/contract/scalars.ts';
import { getNamespace } from '../translations/by-namespace.ts';
import {
  findBrokenLetters,
  compareCatalogues,
  readCatalogue,
  sourceLocale,
  findAlteredQuotes,
} from './catalogues.ts';
import { findUncounted, type CountExceptions } from './counted-nouns.ts';
import { findForeign, findUntranslated } from './foreign-texts.ts';
import { findWrongValues } from './hostile-values.ts';
import { readTexts } from './read-text.ts';
import { reportComplaints } from './report.ts';
import { findForbiddenWords, findIdleTerms, readTerms, type Terms } from './terms.ts';
import { listFiles } from './tracked-files.ts';
import { findTypographicSlips } from './typography.ts';
import { findUnfillable, findUnusedKeys } from './used-texts.ts';

/** Tests contain such letters on purpose. */
const isSeeded = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) || file === 'package-lock.json';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = listFiles(root);
const sources = files.filter(
  (file) => /^(app|components|lib|server)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
);

const source = readCatalogue(root, sourceLocale);
const english = readCatalogue(root, 'en');
const complaints: string[] = [];
for (const locale of locales) {
  if (!existsSync(join(root, 'messages', locale))) {
    complaints.push(`${locale}: the catalogue is missing`);
    continue;
  }
  const own = readCatalogue(root, locale);
  complaints.push(...compareCatalogues(locale, source, own), ...findAlteredQuotes(locale, own));
  complaints.push(...findForeign(locale, own), ...findUntranslated(locale, own, { de: source, en: english }));
}

// Members' texts in all files: consistent terms, fitting values, correct typography.
const terms = readTerms(root);
const countExceptions = JSON.parse(
  readFileSync(join(root, 'docs/languages/counts.json'), 'utf8'),
) as CountExceptions;
for (const [locale, read] of readTexts(root)) {
  complaints.push(...findUndescribed(root, locale, terms));
  complaints.push(...findForbiddenWords(locale, terms, read), ...findIdleTerms(locale, terms, read));
  complaints.push(...findWrongValues(locale, read), ...findTypographicSlips(locale, read));
  complaints.push(...findUncounted(locale, read, countExceptions));
}

// All texts we ship: catalogues, sources of mails and pages, handbooks.
for (const file of files.filter(
  (each) => /\.(?:json|tsx?|md|html|txt|svg|ya?ml)$/.test(each) && !isSeeded(each),
))
  complaints.push(...findBrokenLetters(file, readFileSync(join(root, file), 'utf8')));

const readContent = (file: string) => readFileSync(join(root, file), 'utf8');
const texts = sources.map(readContent);
const unseen = new Set(findUnusedKeys(source, texts));
// Pages are looked up by path.
const unseenTexts = new Map([...source].filter(([key]) => unseen.has(key) && !key.startsWith('pages.')));
const ofBackend = files.filter(
  (file) => /^(?:backend|simulators|demo|lib\/contract)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
);
complaints.push(
  ...findUnusedKeys(unseenTexts, ofBackend.map(readContent)).map((key) => `${key} is used nowhere`),
  ...findUnfillable(source, texts).map((key) => `${key} needs a translator, and is given to fill`),
);

const namespaces = new Set([...source.keys()].map(getNamespace));
for (const [at, text] of texts.entries())
  for (const [, name = ''] of text.matchAll(/@texts\/[^/]+\/(\w+)\.json/g))
    if (!namespaces.has(name))
      complaints.push(`${sources[at]} imports the texts ${name}, which no catalogue has`);

const undefinedKeys = await checkUndefinedKeys(
  [{ reference: null, name: sourceLocale, content: Object.fromEntries(source) }],
  sources.map((file) => join(root, file)),
  { format: 'next-intl', checks: ['undefined'] },
);
for (const [file, keys] of Object.entries(undefinedKeys ?? {})) {
  complaints.push(...keys.map((key) => `${file.slice(root.length)} asks for ${key}, which no catalogue has`));
}

reportComplaints(complaints, `${source.size} texts in ${locales.length} languages.`);

/** What the documents of languages lack about a language. */
function findUndescribed(root: string, locale: string, terms: Terms): string[] {
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
