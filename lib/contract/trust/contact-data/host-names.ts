import { plainLetters } from './messengers.ts';
import { isMark, isName, skipSpace, type Token } from './tokens.ts';

/** How a dot is written: normally, with blanks around or before it, in brackets, or as a word. */
export type Dot = { way: 'tight' | 'wide' | 'loose' | 'bracketed' | 'word'; word: string; end: number };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const dotWords = words('dot punkt punt punto point kropka piste prick punktum');

/** Endings that may follow a disguised dot. */
export const endings = words(
  'com net org info eu de at ch nl be fr it es dk se fi no pl uk ie io me us lu li ru ua cz',
);

/** Country endings in their own script. */
const countryEndings = words(
  'рф рус укр бел срб мкд мон қаз бг ею ком орг сайт онлайн дети москва ελ ευ հայ გე 中国 中國 香港 台湾 台灣 新加坡 公司 网络 网址 网站 在线 商城 한국 닷컴 닷넷 みんな コム ストア भारत संगठन कॉम ভারত বাংলা ไทย คอม ලංකා இந்தியா امارات ایران مصر السعودية المغرب پاکستان شبكة بازار موقع كوم ישראל קום',
);

const opening = '([{<';
const closing = ')]}>';
const maxLabel = 63;

/** The dot starting at this token, including blanks before it; null for none. */
export function parseDot(tokens: readonly Token[], at: number): Dot | null {
  const first = skipSpace(tokens, at);
  const isSpaced = first > at;
  const token = tokens[first];
  if (!token) return null;
  if (token.text === '.') return parsePlainDot(tokens, first, isSpaced);
  if (isMark(token, opening))
    return parseBracketed(tokens, first, (word) => word === '.' || dotWords.has(word));
  if (!isSpaced || token.kind !== 'word' || !dotWords.has(token.lower)) return null;
  return tokens[first + 1]?.kind === 'space' ? { way: 'word', word: token.lower, end: first + 2 } : null;
}

function parsePlainDot(tokens: readonly Token[], at: number, isSpaced: boolean): Dot | null {
  if (tokens[at + 1]?.text === '.' || tokens[at - 1]?.text === '.') return null;
  const end = skipSpace(tokens, at + 1);
  // "One. Two" is a normal sentence end; "one . two" and "one .two" are not.
  const way = isSpaced ? 'wide' : end > at + 1 ? 'loose' : 'tight';
  return { way, word: '.', end };
}

/** A word in brackets: "(dot)", "[ at ]"; null if it is not one of these. */
export function parseBracketed(
  tokens: readonly Token[],
  at: number,
  isWanted: (word: string) => boolean,
): Dot | null {
  let next = skipSpace(tokens, at + 1);
  let word = '';
  // "snabel-a" is three tokens.
  for (; next <= at + 5; next += 1) {
    const token = tokens[next];
    if (!token || token.kind === 'space' || isMark(token, closing)) break;
    word += token.lower;
  }
  next = skipSpace(tokens, next);
  if (!isMark(tokens[next], closing) || !isWanted(word)) return null;
  return { way: 'bracketed', word, end: skipSpace(tokens, next + 1) };
}

/** End of the label starting here: letters, digits and hyphens; -1 for none. */
export function parseLabel(tokens: readonly Token[], at: number): number {
  if (!isName(tokens[at])) return -1;
  let length = 0;
  for (let next = at; ; next += 1) {
    const token = tokens[next];
    if (!token || !(isName(token) || token.text === '-')) return next;
    length += token.text.length;
    if (length > maxLabel) return -1;
  }
}

/** Whether the label before this token has at least two characters. */
export function hasLongLabel(tokens: readonly Token[], end: number): boolean {
  const last = tokens[end - 1];
  if (!last || !isName(last)) return false;
  const before = tokens[end - 2];
  return last.text.length > 1 || isName(before) || before?.text === '-';
}

/** A single known ending, also in look-alike letters, that does not continue. */
export function isEnding(tokens: readonly Token[], at: number, known: ReadonlySet<string>): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || isName(tokens[at + 1])) return false;
  return known.has(token.lower) || (!isPlain.test(token.lower) && known.has(plainLetters(token.lower)));
}

const isPlain = /^[a-z]*$/;
const isLatin = /^[\p{Script=Latin}\p{N}]+$/u;
const hasLatin = /\p{Script=Latin}/u;

/** A non-Latin ending: of a country, or any after a Latin name. `dot` is the dot's token. */
export function isForeignEnding(tokens: readonly Token[], dot: number, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || isName(tokens[at + 1])) return false;
  if (countryEndings.has(token.lower)) return true;
  const isWord = token.text.length > 1 && !hasLatin.test(token.text);
  return isWord && isLatin.test(tokens[dot - 1]?.text ?? '');
}
