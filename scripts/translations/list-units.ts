import { sourceLocale } from '../checks/catalogues.ts';
import { readTerms } from '../checks/terms.ts';
import { getMaxLength, readCatalogues } from './all-catalogues.ts';
import { findScreens, type Nearness } from './screens.ts';
import { termRules } from './term-rules.ts';
import { findPlaces, readSourceFiles } from './text-places.ts';
import type { Note, Unit } from './unit.ts';

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
