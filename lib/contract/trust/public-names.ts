import { findContactData } from './contact-data.ts';
import { namesMessenger } from './contact-data/messengers.ts';
import { tokenize } from './contact-data/tokens.ts';
import { hasUnusualCharacters, isWrittenAsName, mixesAlphabets } from './public-names/alphabets.ts';
import { isReserved } from './public-names/name-blocklist.ts';

/** Why a short public text is refused; a field error of the same name. */
export type NameFault = 'unusual_characters' | 'mixed_alphabets' | 'name_reserved' | 'contact_data';

/** More digits are a phone number. */
const maxDigits = 4;

/**
 * The fault of a member's name, or null: a name of the house or its brands in any letters, invisible or bidirectional
 * characters, mixed alphabets, contact data, and characters other than letters, digits, blanks and `'’.-`.
 */
export function findNameFault(name: string, brands: readonly string[] = []): NameFault | null {
  return findLineFault(name, brands) ?? (isWrittenAsName(name) ? null : 'unusual_characters');
}

/** The fault of a public line, if any. */
function findLineFault(line: string, brands: readonly string[]): NameFault | null {
  if (isReserved(line, brands)) return 'name_reserved';
  if (hasUnusualCharacters(line)) return 'unusual_characters';
  if (mixesAlphabets(line)) return 'mixed_alphabets';
  return leadsElsewhere(line) ? 'contact_data' : null;
}

/** Letters, and what joins the words of a place; district numbers have up to two digits. */
const placePattern = /^['’]?\p{L}[\p{L}\p{M}\d '’.,()/-]*$/u;
const maxDistrictDigits = 2;

/** The fault of a town name's form; the list of towns decides whether it exists. */
export function findTownFault(town: string): NameFault | 'unknown_town' | null {
  const fault = findLineFault(town, []);
  if (fault) return fault;
  const isPlace = placePattern.test(town.trim()) && countDigits(town) <= maxDistrictDigits;
  return isPlace ? null : 'unknown_town';
}

function leadsElsewhere(text: string): boolean {
  return countDigits(text) > maxDigits || namesMessenger(tokenize(text)) || findContactData(text) !== null;
}

const countDigits = (text: string): number =>
  tokenize(text).reduce((sum, { kind, text: part }) => sum + (kind === 'number' ? part.length : 0), 0);
