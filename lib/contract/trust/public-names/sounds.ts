/** Cyrillic and Greek letters with their Latin sound. */
const sounds: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'аα'],
  ['b', 'б'],
  ['v', 'вβ'],
  ['g', 'гґγ'],
  ['d', 'дδ'],
  ['e', 'еэєε'],
  ['z', 'зζ'],
  ['i', 'иіηι'],
  ['y', 'ыυ'],
  ['j', 'ј'],
  ['k', 'кκ'],
  ['l', 'лλ'],
  ['m', 'мμ'],
  ['n', 'нν'],
  ['o', 'оοω'],
  ['p', 'пπ'],
  ['r', 'рρ'],
  ['s', 'сσς'],
  ['t', 'тτ'],
  ['u', 'у'],
  ['f', 'фφ'],
  ['h', 'хχ'],
  ['x', 'ξ'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'шщ'],
  ['zh', 'ж'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['th', 'θ'],
  ['ps', 'ψ'],
  ['', 'ьъ'],
];

const latinBySound = new Map(
  sounds.flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** A text by sound in lower-case letters without marks: "Вонк" as "vonk". */
export function toPhonetic(text: string): string {
  let sound = '';
  for (const letter of text.toLowerCase().normalize('NFD')) sound += latinBySound.get(letter) ?? letter;
  return sound.replace(/\p{M}/gu, '');
}
