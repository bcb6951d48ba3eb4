import { locales } from '../../lib/contract/scalars.ts';
import { compareCatalogues, sourceLocale, type Catalogue } from '../checks/catalogues.ts';
import { countCharacters, getMaxLength, readCatalogues } from './all-catalogues.ts';
import { readXliff, type ReadUnit, type Translation } from './read-xliff.ts';
import { writeTexts } from './write-texts.ts';

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
