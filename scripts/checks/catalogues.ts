import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Every text of one language by dotted key, namespace first. */
export type Catalogue = Map<string, string>;

export const sourceLocale = 'de';

/**
 * Reads the files of `messages/<locale>`, each with namespaces as keys, and each of `messages/<locale>/pages` as one
 * text.
 * @throws {Error} if a namespace is in two files
 */
export function readCatalogue(root: string, locale: string): Catalogue {
  const folder = join(root, 'messages', locale);
  const catalogue: Catalogue = new Map();
  const known = new Set<string>();
  for (const file of namespaceFiles(folder)) {
    const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
    for (const [namespace, texts] of Object.entries(content)) {
      if (known.has(namespace)) throw new Error(`messages/${locale} has ${namespace} in two files.`);
      known.add(namespace);
      flatten(texts, namespace, catalogue);
    }
  }
  const pages = join(folder, 'pages');
  for (const file of existsSync(pages) ? readdirSync(pages) : [])
    catalogue.set(`pages.${file.replace(/\.md$/, '')}`, readFileSync(join(pages, file), 'utf8'));
  return catalogue;
}

const namespaceFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json'));

/** The location of a text in the format of exceptions: language and key, or the page's file. */
export function locateKey(locale: string, path: string): { file: string; key?: string } {
  return path.startsWith('pages.')
    ? { file: pageFile(locale, path) }
    : { file: `messages/${locale}`, key: path };
}

export const pageFile = (locale: string, path: string) =>
  `messages/${locale}/pages/${path.slice('pages.'.length)}.md`;

/** The file of each namespace in the source language. */
export function mapNamespacesToFiles(root: string): Map<string, string> {
  const folder = join(root, 'messages', sourceLocale);
  return new Map(
    namespaceFiles(folder).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object).map(
        (namespace) => [namespace, file] as const,
      ),
    ),
  );
}

/** Missing, extra and inconsistent texts of a language compared with the source. */
export function compareCatalogues(locale: string, source: Catalogue, own: Catalogue): string[] {
  const missing = [...source.keys()]
    .filter((key) => !own.has(key))
    .map((key) => `${locale}: ${key} is missing`);
  const extra = [...own.keys()]
    .filter((key) => !source.has(key))
    .map((key) => `${locale}: ${key} is not in ${sourceLocale}`);
  const texts = [...own].flatMap(([key, text]) => judgeText(locale, key, text, source.get(key)));
  return [...missing, ...extra, ...texts];
}

function judgeText(locale: string, key: string, text: string, sourceText: string | undefined): string[] {
  if (text.trim() === '') return [`${locale}: ${key} is empty`];
  const found = readMessage(text);
  if (typeof found === 'string') return [`${locale}: ${key} is malformed: ${found}`];

  const complaints: string[] = [];
  const expected = sourceText === undefined ? undefined : readMessage(sourceText);
  if (expected && typeof expected !== 'string' && found.arguments !== expected.arguments) {
    complaints.push(
      `${locale}: ${key} takes [${found.arguments}] where ${sourceLocale} takes [${expected.arguments}]`,
    );
  }
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  for (const categories of found.plurals) {
    const lacking = needed.filter((each) => !categories.includes(each) && !isRare(locale, each));
    if (lacking.length > 0) complaints.push(`${locale}: ${key} lacks the plural ${lacking.join(', ')}`);
  }
  return complaints;
}

/** The Romance plural form `many` is for compact millions ("1 million de …"), which our texts do not use. */
function isRare(locale: string, category: string): boolean {
  const rules = new Intl.PluralRules(locale);
  const isOfCounts = Array.from({ length: 100 }, (_, count) => rules.select(count)).includes('many');
  return category === 'many' && !isOfCounts;
}

type Message = { arguments: string; plurals: string[][] };

/** Arguments and plural forms of a text, or a parse error. */
function readMessage(text: string): Message | string {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const names = new Set<string>();
  const plurals: string[][] = [];
  const walk = (list: MessageFormatElement[]): void => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.tag) walk(element.children);
      if (element.type === TYPE.plural) plurals.push(Object.keys(element.options));
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
    }
  };
  walk(elements);
  return { arguments: [...names].sort().join(', '), plurals };
}

function flatten(value: unknown, path: string, into: Catalogue): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, `${path}.${key}`, into);
  } else {
    into.set(path, String(value));
  }
}

/**
 * Signs of wrongly decoded text: control characters, the replacement character, and pairs from UTF-8 read as Latin-1
 * or Windows-1252.
 */
const broken = /(?![\t\r\n])\p{Cc}|\ufffd|[ÂÃÄÅâ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]/u;

/** Finds wrongly decoded letters in a source. */
export function findBrokenLetters(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const found = broken.exec(line);
    if (!found) return [];
    const excerpt = line.slice(Math.max(0, found.index - 10), found.index + 10).trim();
    return [`${path}:${at + 1} has broken letters: ${JSON.stringify(excerpt)}`];
  });
}

/**
 * Texts quoted by the specification (`docs/specification.md` §5 and §8, and the match modal of
 * `docs/specification.md` §4), verbatim in the quoted
 * language.
 */
const quotedTexts: Record<string, string[]> = {
  de: [
    'Ungültige E-Mail Adresse',
    'Ungültiges Geburtsdatum.',
    'Login fehlgeschlagen, bitte versuche es erneut',
    'Konto für {minutes} min gesperrt',
    'Es ist ein Fehler aufgetreten.',
  ],
  en: ['New like!', 'This page could not be found', 'Go back to home'],
};

/** Quotes that are part of a longer text; two languages share one sentence about the date of birth. */
const quotedParts: Record<string, string[]> = {
  de: ['Bitte gib dein Geburtsdatum ein ({min_age}+ '],
  nl: ['({min_age}+ jaar)'],
};

/** Quotes without an exact text in the language, and those altered. */
export function findAlteredQuotes(locale: string, catalogue: Catalogue): string[] {
  const texts = new Set(catalogue.values());
  const altered = (quotedTexts[locale] ?? []).filter((quote) => !texts.has(quote));
  const missing = (quotedParts[locale] ?? []).filter(
    (part) => ![...texts].some((text) => text.includes(part)),
  );
  const borrowed = Object.entries(quotedTexts)
    .filter(([language]) => language !== locale)
    .flatMap(([language, quotes]) =>
      quotes.filter((quote) => texts.has(quote)).map((quote) => [language, quote]),
    );
  return [
    ...altered.map((quote) => `${locale}: no text reads exactly "${quote}", as the specification quotes it`),
    ...missing.map((part) => `${locale}: no text has "${part}", as the specification quotes it`),
    ...borrowed.map(([language, quote]) => `${locale}: says "${quote}", which is quoted in ${language}`),
  ];
}
