import { findContactData } from './contact-data.ts';
import { namesMessenger } from './contact-data/messengers.ts';
import { tokenize } from './contact-data/tokens.ts';
import { hasUnusualCharacters, isWrittenAsName, mixesAlphabets } from './public-names/alphabets.ts';
import { isReserved } from './public-names/reserved-words.ts';

/** Why a short text that everybody sees is refused; a field error of the same name. */
export type NameFault = 'unusual_characters' | 'mixed_alphabets' | 'name_reserved' | 'contact_data';

/** More digits are a number to call. */
const maxDigits = 4;

/**
 * What is wrong with the name of a member, or null: a name of the house or of one of its brands in whatever letters,
 * characters that cannot be seen or turn the text around them, two alphabets in one name, ways to be reached elsewhere, and
 * anything that is no letter, digit, blank or one of `'’.-`.
 */
export function findNameFault(name: string, brands: readonly string[] = []): NameFault | null {
  return findLineFault(name, brands) ?? (isWrittenAsName(name) ? null : 'unusual_characters');
}

/** What is wrong with any line that everybody sees. */
function findLineFault(line: string, brands: readonly string[]): NameFault | null {
  if (isReserved(line, brands)) return 'name_reserved';
  if (hasUnusualCharacters(line)) return 'unusual_characters';
  if (mixesAlphabets(line)) return 'mixed_alphabets';
  return leadsElsewhere(line) ? 'contact_data' : null;
}

/** Letters, and what joins the words of a place; a number of a district has two digits. */
const place = /^['’]?\p{L}[\p{L}\p{M}\d '’.,()/-]*$/u;
const maxDistrictDigits = 2;

/** What is wrong with the form of a town's name; whether there is such a town is for the list to say. */
export function findTownFault(town: string): NameFault | 'unknown_town' | null {
  const fault = findLineFault(town, []);
  if (fault) return fault;
  const isPlace = place.test(town.trim()) && countDigits(town) <= maxDistrictDigits;
  return isPlace ? null : 'unknown_town';
}

function leadsElsewhere(text: string): boolean {
  return countDigits(text) > maxDigits || namesMessenger(tokenize(text)) || findContactData(text) !== null;
}

const countDigits = (text: string): number =>
  tokenize(text).reduce((sum, { kind, text: part }) => sum + (kind === 'number' ? part.length : 0), 0);
