/** Alphabets that look alike in places; Japanese and Korean mix theirs, which count as one. */
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
];

/** Whether a text is written in more than one alphabet. */
export function mixesAlphabets(text: string): boolean {
  return alphabets.filter((alphabet) => alphabet.test(text)).length > 1;
}

/** Turns the text around it, cannot be seen, is a letter of mathematics, or belongs to nobody. */
const unusual =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]|[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/u;
const mark = /\p{M}/u;
/** More marks on one letter paint over the lines above and below. */
const maxMarks = 3;

/** Whether a text has characters that no name is written with. */
export function hasUnusualCharacters(text: string): boolean {
  if (unusual.test(text)) return true;
  let marks = 0;
  for (const character of text.normalize('NFC')) {
    marks = mark.test(character) ? marks + 1 : 0;
    if (marks > maxMarks) return true;
  }
  return false;
}
