/** Alphabets with look-alikes; the mixed ones of Japanese and Korean count as one each. */
const alphabets: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
  /\p{Script=Cherokee}/u,
  /[\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]/u,
  /[\p{Script=Ethiopic}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Thaana}\p{Script=Tibetan}]/u,
];

/** Whether a text mixes alphabets. */
export function mixesAlphabets(text: string): boolean {
  return alphabets.filter((alphabet) => alphabet.test(text)).length > 1;
}

/**
 * Joiners that change how a word looks: U+200C between two Arabic letters that would join, and both after the virama of
 * an Indic script. Elsewhere they are invisible.
 */
const joiner =
  /(?<=(?![ءآأؤإاةدذرزژو])(?=\p{L})\p{Script=Arabic}\p{M}*)\u200c(?=\p{L})(?=\p{Script=Arabic})|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]/gu;

/** Bidirectional controls, invisible characters, mathematical letters, letters of other widths, and unassigned ones. */
const unusual =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}\p{DI}\p{Me}]|[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/u;
const mark = /\p{M}/u;
/** More marks on a letter overlap adjacent lines. */
const maxMarks = 3;

/** Whether a text has characters that names do not use. */
export function hasUnusualCharacters(text: string): boolean {
  if (unusual.test(text.replace(joiner, ''))) return true;
  let marks = 0;
  for (const character of text.normalize('NFC')) {
    marks = mark.test(character) ? marks + 1 : 0;
    if (marks > maxMarks) return true;
  }
  return false;
}

const nameCharacters = /^\p{L}(?:[\p{L}\p{M}\p{Nd} '’.-]|\u200c|\u200d)+$/u;
const letter = /\p{L}/u;

/**
 * Whether a text starts with a letter and only has letters of a living alphabet, marks, digits, blanks and `'’.-`: no
 * emoji, ticks or stars.
 */
export function isWrittenAsName(text: string): boolean {
  if (!nameCharacters.test(text)) return false;
  return Array.from(text).every((each) => !letter.test(each) || isOfAlphabet(each));
}

/** Letters shared by several alphabets. */
const shared = /[\p{Script=Common}\p{Script=Inherited}]/u;

const isOfAlphabet = (each: string): boolean =>
  shared.test(each) || alphabets.some((alphabet) => alphabet.test(each));
