const unmarked: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** A name in lower case without diacritics, with single spaces as separators. */
export function stripDiacritics(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıßæœþ]/g, (letter) => unmarked[letter] ?? letter)
    .replace(/[\s'’.()/\p{Pd}]+/gu, ' ')
    .trim();
}

const digraph = /(?<![aeiouq])(a(?=[ae])|[ou](?=e))[ae]/g;

/**
 * An unmarked name with aa, ae, oe and ue folded to a single letter: "koeln" and "aarhus" become "koln" and "arhus".
 * After another vowel they remain two letters, as in "neuenkirchen".
 */
export const foldDigraphs = (letters: string): string => letters.replace(digraph, '$1');

/** A plain name, with equal results for "Köln", "Koln" and "Koeln"; the database function `plain_name` does this, too. */
export const plainName = (name: string): string => foldDigraphs(stripDiacritics(name));
