import { sourceLocale } from '../checks/catalogues.ts';
import { readTerms, covers, wordPattern, type Terms } from '../checks/terms.ts';
import { getMaxLength, readCatalogues } from './all-catalogues.ts';
import { findPlaces, readSourceFiles, type SourceFiles } from './text-places.ts';
import type { Note, Unit } from './unit.ts';
import { formatLocation } from '../checks/read-text.ts';
import { dirname, join } from 'node:path/posix';
import { matchRoute } from '../../lib/rules/platform/routes.ts';
import { visitsByWalker } from '../pictures/visits.ts';

/** Maximum number of files listed for a text; the rest is counted. */
const enoughPlaces = 5;

/**
 * The texts of a language in the order of the German catalogue, each with notes for the translator.
 * @param files all files of the clone, searched for uses of a text
 */
export function listUnits(root: string, locale: string, files: readonly string[]): Unit[] {
  const catalogues = readCatalogues(root);
  const source = catalogues.get(sourceLocale) ?? new Map<string, string>();
  const sources = readSourceFiles(root, files);
  const places = findPlaces(source.keys(), sources);
  const screens = findScreens(sources);
  const findBrokenTerms = termRules(locale, readTerms(root));
  return [...source].map(([key, text]) => {
    const maxLength = getMaxLength(catalogues, key);
    const target = catalogues.get(locale)?.get(key);
    const standsIn = places.get(key) ?? [];
    const notes: Note[] = [
      ...placeNotes(standsIn),
      ...pictureNotes(standsIn, screens),
      { about: 'length', text: lengthNote(maxLength, catalogues.size) },
      ...findBrokenTerms({ key, source: text, target }).map((rule) => ({
        about: 'term' as const,
        text: rule,
      })),
    ];
    return { key, source: text, target, maxLength, notes };
  });
}

function placeNotes(places: readonly string[]): Note[] {
  if (places.length === 0) return [];
  const rest = places.length - enoughPlaces;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return [{ about: 'place', text: `Stands in ${places.slice(0, enoughPlaces).join(', ')}${more}` }];
}

/** The screenshot nearest to the text's source; the text may appear only in some states of the screen. */
function pictureNotes(places: readonly string[], screens: ReadonlyMap<string, Nearness>): Note[] {
  const drawing = places.filter((file) => file.endsWith('.tsx'));
  const reached = (drawing.length > 0 ? drawing : places).flatMap((file) => screens.get(file) ?? []);
  const [nearest] = reached.toSorted((a, b) => a.steps - b.steps);
  return nearest ? [{ about: 'picture', text: `pictures/${nearest.screen}.png` }] : [];
}

function lengthNote(maxLength: number, languages: number): string {
  return (
    `At most ${maxLength} characters, placeholders as they are written: as long is the longest of the ${languages} languages, ` +
    'and their lengths were looked at on a screen of 320 px.'
  );
}

/** Returns a function that lists the language's term rules for a text, one sentence each. */
function termRules(
  locale: string,
  terms: Terms,
): (unit: Pick<Unit, 'key' | 'source' | 'target'>) => string[] {
  const rules = Object.entries(terms).flatMap(([name, languages]) => {
    const own = languages[locale];
    if (!own) return [];
    const { use, not = [], except = [] } = own;
    const german = languages[sourceLocale];
    const inSource = says([...(german?.use ?? []), ...(german?.not ?? [])]);
    return [{ sentence: describe(name, use, not), inSource, inTarget: says([...use, ...not]), except }];
  });
  return ({ key, source, target = '' }) => {
    const file = `messages/${locale}`;
    const place = formatLocation({ file, key });
    return rules
      .filter(({ except }) => !except.some((each) => covers(each, file, place)))
      .filter(({ inSource, inTarget }) => inSource(source) || inTarget(target))
      .map(({ sentence }) => sentence);
  };
}

function says(words: readonly string[]): (text: string) => boolean {
  const patterns = words.map(wordPattern);
  return (text) => patterns.some((each) => each.test(text));
}

function describe(name: string, use: readonly string[], not: readonly string[]): string {
  const wanted = `${name.replaceAll('_', ' ')}: ${use.join(', ')}`;
  return not.length > 0 ? `${wanted}; never: ${not.join(', ')}` : wanted;
}

/** A screen by picture name, and the number of imports between its page and a file. */
type Nearness = { screen: string; steps: number };

const imported =
  /^(?:import|export)\s(?!type\s)[^;']*from '([.#][^']+)'|\bimport\(\s*'([.#][^']+)'|^import '([.#][^']+)'/gm;

/**
 * The nearest screen of each source file by number of imports; the first pictured one wins a tie. Layouts count as
 * imported by each page below them.
 */
function findScreens(files: SourceFiles): Map<string, Nearness> {
  const pages = findVisitedPages(files.keys());
  const found = new Map<string, Nearness>(pages.map(({ page, screen }) => [page, { screen, steps: 0 }]));
  // Grows during the iteration.
  for (const [file, { screen, steps }] of found) {
    for (const next of neighbours(file, files))
      if (!found.has(next)) found.set(next, { screen, steps: steps + 1 });
  }
  return found;
}

function neighbours(file: string, files: SourceFiles): string[] {
  const imports = [...(files.get(file) ?? '').matchAll(imported)].map(([, from, late, bare]) =>
    resolveFile(from ?? late ?? bare ?? '', file),
  );
  const layouts = file.endsWith('/page.tsx')
    ? foldersAbove(file).map((folder) => `${folder}/layout.tsx`)
    : [];
  return [...imports, ...layouts].filter((each) => files.has(each));
}

/** Resolves an import relative to the file or to the root. */
const resolveFile = (named: string, file: string) =>
  named.startsWith('#') ? named.slice(1) : join(dirname(file), named);

function foldersAbove(file: string): string[] {
  const parts = dirname(file).split('/');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('/'));
}

/** A page's source file, and the name of its picture by `npm run pictures`. */
export type VisitedPage = { page: string; screen: string };

const visits = Object.values(visitsByWalker).flat();

/** The pages among these files with a picture, in the order of the pictures. */
function findVisitedPages(files: Iterable<string>): VisitedPage[] {
  return [...files]
    .flatMap((page) => {
      const path = findPath(page);
      const at = path === null ? -1 : findVisit(path);
      const screen = visits[at]?.screen;
      return screen === undefined ? [] : [{ page, screen, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ page, screen }) => ({ page, screen }));
}

/** The path of a page without optional segments; dynamic segments keep their folder's name. */
function findPath(page: string): string | null {
  if (!/^app\/\[brand\]\/\[locale\]\/(?:.*\/)?page\.tsx$/.test(page)) return null;
  const segments = dirname(page)
    .split('/')
    .slice(3)
    .filter((segment) => !/^\(.*\)$|^\[\[.*\]\]$/.test(segment));
  return `/${segments.join('/')}`;
}

/** The visit with the path's name, else its exact path, else its route; a trailing country is optional. */
function findVisit(path: string): number {
  const bare = path.replaceAll(/[[\]]/g, '');
  const [name, route] = [bare.slice(1).replaceAll('/', '-'), matchRoute(bare)];
  const tries = [
    visits.findIndex((visit) => visit.screen === name),
    visits.findIndex((visit) => visit.path === path),
    visits.findIndex((visit) => route !== null && visit.route === route),
    visits.findIndex((visit) => visit.path === path.replace(/\/\[country\]$/, '')),
  ];
  return tries.find((at) => at >= 0) ?? -1;
}
