/** Circled digits without a compatibility form: their first code point and its digit. */
const circledRanges: [first: number, last: number, value: number][] = [
  [0x24f5, 0x24fe, 1],
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
  [0x24eb, 0x24f4, 11],
];
const negativeZero = 0x24ff;
const outlinedZero = 0x1f10b;
const filledZero = 0x1f10c;

/** Letters in filled circles and squares, 26 each. */
const filledLetters = [0x1f150, 0x1f170];

const isInvisible = /[\p{Cf}\p{DI}\u20e3\u2800\u{13441}\u{13442}]/u;
const isDigit = /\p{Nd}/u;

/** Full stops of other scripts and dots at other heights, which work like a dot. */
const fullStops = '。۔܁܂ꓸ꘎᠃᠉⸳ꞏ˙';
const hanDigits = '零一二三四五六七八九';

/** Limits the growth per character, except for a number in brackets. */
const maxGrowth = 3;

/** Folds a text to plain letters and ASCII digits of one width, without invisible characters. Takes linear time. */
export function foldText(text: string): string {
  let plain = '';
  const known = new Map<string, string>();
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) {
      plain += character;
      continue;
    }
    let folded = known.get(character);
    if (folded === undefined) known.set(character, (folded = foldCharacter(character, code)));
    plain += folded;
  }
  return known.size === 0 ? plain : plain.normalize('NFC');
}

function foldCharacter(character: string, code: number): string {
  if (isInvisible.test(character)) return '';
  if (isDigit.test(character)) return toDigit(code);
  if (code === negativeZero || code === outlinedZero || code === filledZero) return '0';
  const han = hanDigits.indexOf(character);
  if (han !== -1) return String(han);
  for (const [first, last, value] of circledRanges) {
    if (code >= first && code <= last) return String(code - first + value);
  }
  for (const first of filledLetters) {
    if (code >= first && code < first + 26) return String.fromCharCode(0x61 + code - first);
  }
  const plain = character.normalize('NFKC');
  if (fullStops.includes(character) || fullStops.includes(plain)) return '.';
  if (plain.length > maxGrowth && !/\d/.test(plain)) return ' ';
  return plain;
}

/** A script's digits are ten consecutive code points, zero first. */
function toDigit(code: number): string {
  let zero = code;
  while (code - zero < 9 && isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // The mathematical digits are five rows in one.
  return code >= 0x1d7ce && code <= 0x1d7ff ? String((code - 0x1d7ce) % 10) : String(code - zero);
}
