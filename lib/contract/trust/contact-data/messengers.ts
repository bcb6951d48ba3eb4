import { isMark, isName, type Token } from './tokens.ts';

type Tokens = readonly Token[];

const messengerBlocklist = new Set(
  'instagram insta ig whatsapp wa telegram tg snapchat snap sc signal facebook fb kik tiktok discord skype threema viber wechat onlyfans twitter gmail googlemail gmx hotmail icloud protonmail'.split(
    ' ',
  ),
);
const suffixes = 'name nick user username id account konto profil profile'.split(' ');
const named = new Set(suffixes);
const withSuffix = new Set(
  [...messengerBlocklist].flatMap((each) => suffixes.map((suffix) => each + suffix)),
);
/** Names written as two words. */
const halves: Readonly<Record<string, string>> = {
  whats: 'app',
  tik: 'tok',
  insta: 'gram',
  tele: 'gram',
  snap: 'chat',
};

/** End of the messenger's name starting here, including "Insta name"; -1 for none. */
export function parseMessenger(tokens: Tokens, at: number): number {
  const first = tokens[at]?.lower ?? '';
  const isHalf =
    halves[first] !== undefined && isGap(tokens[at + 1]) && tokens[at + 2]?.lower === halves[first];
  if (!isHalf && withSuffix.has(first)) return at + 1;
  if (!isHalf && !messengerBlocklist.has(first) && !loosely.has(loose(first))) return -1;
  const end = isHalf ? at + 3 : at + 1;
  return isGap(tokens[end]) && named.has(tokens[end + 1]?.lower ?? '') ? end + 2 : end;
}

function isGap(token: Token | undefined): boolean {
  return (token?.kind === 'space' && token.text.length === 1) || isMark(token, '-');
}

const longNames = new Set([...messengerBlocklist].filter((name) => name.length >= 4));
/** Ignores doubled consonants and an h after one, and reads I as l. */
const loose = (name: string): string =>
  name
    .replaceAll('l', 'i')
    .replace(/([^aeiou])h/g, '$1')
    .replace(/([^aeiou])\1/g, '$1');
const loosely = new Set([...longNames].map(loose));
const maxLength = Math.max(...[...longNames].map((name) => name.length));
/** This many pieces are not a typo: "w h a t s a p p", "wh.at.sa.pp". */
const minPieces = 3;
const maxPiece = 3;

const lookalikes = new Map<string, string>();
for (const [latin = '', others = ''] of [
  ['a', '4аα@'],
  ['b', 'в'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', '3еε'],
  ['g', '9ɡ'],
  ['h', 'һ'],
  ['i', '1іι!'],
  ['k', 'кκ'],
  ['m', 'м'],
  ['n', 'п'],
  ['o', '0оο'],
  ['p', 'рρ'],
  ['s', '5ѕ$'],
  ['t', '7тτ+'],
  ['w', 'ѡԝω'],
  ['x', 'х'],
  ['y', 'у'],
] as const)
  for (const other of others) lookalikes.set(other, latin);

/** Replaces letters and digits that look like a Latin letter. */
export const plainLetters = (text: string): string => {
  let plain = '';
  for (const letter of text) plain += lookalikes.get(letter) ?? letter;
  return plain;
};

/** Unambiguous names: "Signal" and "Snap" are also words. */
const unambiguousMessengerBlocklist = new Set(
  'instagram insta whatsapp telegram snapchat facebook tiktok discord skype threema viber wechat onlyfans gmail googlemail gmx hotmail icloud protonmail'.split(
    ' ',
  ),
);

/** Whether a short text names a messenger, openly or disguised; in a name it means nothing else. */
export function namesMessenger(tokens: Tokens): boolean {
  return tokens.some(
    (token, at) =>
      isName(token) &&
      !isName(tokens[at - 1]) &&
      (unambiguousMessengerBlocklist.has(token.lower) ||
        withSuffix.has(token.lower) ||
        hasDisguisedMessenger(tokens, at)),
  );
}

/** Whether a disguised messenger name starts here: in pieces, or in letters of another kind. */
export function hasDisguisedMessenger(tokens: Tokens, at: number): boolean {
  return isInPieces(tokens, at) || isInOtherLetters(tokens, at);
}

function isInPieces(tokens: Tokens, at: number): boolean {
  let joined = '';
  let pieces = 0;
  for (let next = at; joined.length < maxLength; next += 2) {
    const piece = tokens[next];
    if (!piece || !isName(piece) || piece.text.length > maxPiece) return false;
    joined += plainLetters(piece.lower);
    pieces += 1;
    if (pieces >= minPieces && longNames.has(joined) && !isName(tokens[next + 1])) return true;
    const gap = tokens[next + 1];
    if (!gap || isName(gap) || gap.text.length > maxPiece) return false;
  }
  return false;
}

function isInOtherLetters(tokens: Tokens, at: number): boolean {
  let written = '';
  for (let next = at; written.length <= maxLength; next += 1) {
    const token = tokens[next];
    if (!token || !(isName(token) || (written !== '' && lookalikes.has(token.text)))) break;
    written += token.lower;
    if (token.text.length > maxLength) return false;
  }
  const plain = plainLetters(written);
  return plain !== written && longNames.has(plain);
}
