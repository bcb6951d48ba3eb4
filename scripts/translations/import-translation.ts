import { locales } from '../../lib/contract/scalars.ts';
import {
  compareCatalogues,
  sourceLocale,
  type Catalogue,
  mapNamespacesToFiles,
  pageFile,
} from '../checks/catalogues.ts';
import { countCharacters, getMaxLength, readCatalogues } from './all-catalogues.ts';
import { readXliff, type ReadUnit, type Translation } from './read-xliff.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { groupBy, getNamespace } from './by-namespace.ts';

export type Imported = {
  locale: string;
  files: string[];
  texts: number;
  untranslated: number;
  warnings: string[];
};

/** How much longer than the key's longest text a new text may be without a review. */
const allowance = 4 / 3;

/**
 * Imports changed texts of an XLIFF file into its language's catalogue.
 * @throws {Error} with a sentence for each problem; then nothing is written
 */
export function importTranslation(root: string, xml: string): Imported {
  const translation = readXliff(xml);
  const { targetLanguage: locale, units } = translation;
  const catalogues = readCatalogues(root);
  const source = catalogues.get(sourceLocale) ?? new Map<string, string>();
  const own = catalogues.get(locale) ?? new Map<string, string>();
  const changed: Catalogue = new Map();
  for (const { key, target } of units)
    if (target !== undefined && target !== own.get(key)) changed.set(key, target);

  const complaints = [...judgeLanguages(translation), ...judgeKeys(units, source)];
  if (complaints.length === 0) complaints.push(...judgeTexts(locale, changed, source));
  if (complaints.length > 0) throw new Error([...complaints, 'Nothing was changed.'].join('\n'));

  const warnings = [...warnOfLengths(changed, catalogues), ...warnOfOldSources(units, source)];
  const files = changed.size > 0 ? writeTexts(root, locale, changed) : [];
  const untranslated = units.filter(({ target }) => target === undefined).length;
  return { locale, files, texts: changed.size, untranslated, warnings };
}

function judgeLanguages({ sourceLanguage, targetLanguage }: Translation): string[] {
  const complaints: string[] = [];
  if (sourceLanguage !== sourceLocale)
    complaints.push(
      `The file translates from "${sourceLanguage}"; our texts are translated from ${sourceLocale}.`,
    );
  if (!(locales as readonly string[]).includes(targetLanguage))
    complaints.push(
      `The file translates to "${targetLanguage}", which is none of ours: ${locales.join(', ')}.`,
    );
  return complaints;
}

function judgeKeys(units: readonly ReadUnit[], source: Catalogue): string[] {
  if (units.length === 0) return ['The file has no texts.'];
  const seen = new Set<string>();
  return units.flatMap(({ key }) => {
    if (!source.has(key)) return [`There is no text ${key}.`];
    if (seen.has(key)) return [`${key} stands in the file twice.`];
    seen.add(key);
    return [];
  });
}

/** The checks of `npm run messages`: form, placeholders, plurals. */
function judgeTexts(locale: string, changed: Catalogue, source: Catalogue): string[] {
  const requested = new Map([...changed.keys()].map((key) => [key, source.get(key) ?? '']));
  return compareCatalogues(locale, requested, changed).map((complaint) => `${complaint}.`);
}

function warnOfLengths(changed: Catalogue, catalogues: ReadonlyMap<string, Catalogue>): string[] {
  return [...changed].flatMap(([key, text]) => {
    const [length, maxLength] = [countCharacters(text), getMaxLength(catalogues, key)];
    if (length <= maxLength * allowance) return [];
    return [
      `${key} has ${length} characters, in no language more than ${maxLength} so far: look at it at 320 px.`,
    ];
  });
}

function warnOfOldSources(units: readonly ReadUnit[], source: Catalogue): string[] {
  return units
    .filter(({ key, source: translated }) => translated !== source.get(key))
    .map(({ key }) => `${key} was translated from a German text that is another one now.`);
}

type Texts = { [key: string]: string | Texts };

/** Line width of `npm run format`. */
const widest = 110;

/**
 * Writes texts into the files of `messages/<locale>`, each namespace into its German file and pages into `pages`, and
 * returns the changed files. Keys keep their order; new ones come last in their group. Formatted as by `npm run
 * format`.
 */
function writeTexts(root: string, locale: string, texts: Catalogue): string[] {
  mkdirSync(join(root, 'messages', locale), { recursive: true });
  const fileByNamespace = mapNamespacesToFiles(root);
  return [...groupBy(texts, ([key]) => fileByNamespace.get(getNamespace(key)) ?? 'pages')].flatMap(
    ([name, its]) => {
      if (name === 'pages') return its.map(([key, text]) => writePage(root, locale, key, text));
      const file = `messages/${locale}/${name}`;
      const path = join(root, file);
      const content = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
      const german = JSON.parse(readFileSync(join(root, 'messages', sourceLocale, name), 'utf8')) as Texts;
      for (const [key, text] of its) put(content, german, key.split('.'), text);
      writeFileSync(path, `${layOut(JSON.stringify(content, null, 2))}\n`);
      return [file];
    },
  );
}

function writePage(root: string, locale: string, key: string, text: string): string {
  const file = pageFile(locale, key);
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return file;
}

/** A list of one text is on one line if it fits. */
function layOut(json: string): string {
  return json.replaceAll(
    /^(.*): \[\n +(".*")\n +\](,?)$/gm,
    (list, name: string, text: string, comma: string) => {
      const line = `${name}: [${text}]${comma}`;
      return line.length <= widest ? line : list;
    },
  );
}

/** Puts a text where the German one is: the paragraphs of a mail are a list. */
function put(into: Texts, german: Texts, [key = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    into[key] = text;
    return;
  }
  const [known, model = {}] = [into[key], german[key]] as Texts[];
  const group = known ?? ((Array.isArray(model) ? [] : {}) as Texts);
  into[key] = group;
  put(group, model, rest, text);
}
