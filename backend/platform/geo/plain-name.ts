const spelledOut: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A name in small letters without marks, one blank for what joins its words; `plain_name` of the database does the same. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđıßæœ]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/[\s'’.()/-]+/g, ' ')
    .trim();
}
