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

/** A name in small letters without marks, one blank for what joins its words. */
export function unmarkedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıßæœþ]/g, (letter) => unmarked[letter] ?? letter)
    .replace(/[\s'’.()/\p{Pd}]+/gu, ' ')
    .trim();
}

/** Likewise, the same for "Köln", "Koln" and "Koeln"; `plain_name` of the database does the same for every town. */
export const plainName = (name: string): string => foldDigraphs(unmarkedName(name));
