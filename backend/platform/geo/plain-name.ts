import { foldDigraphs } from '#lib/contract/formats.ts';

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

/** The same, with equal results for "Köln", "Koln" and "Koeln"; the database function `plain_name` does this, too. */
export const plainName = (name: string): string => foldDigraphs(stripDiacritics(name));
