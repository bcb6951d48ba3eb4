import { skipHarmless } from './harmless-numbers.ts';
import { joinsDigits, joinsNumbers, saysDigits, spokenNumber } from './number-words.ts';
import { isMark, skipSpace, type Token } from './tokens.ts';

type Tokens = readonly Token[];

/** A number of seven digits is one to call only when it looks like one; from eight on there is little else. */
const certain = 8;
const likely = 7;

/** Whether a text holds a telephone number, in digits, in words, or in both. */
export function hasPhone(tokens: Tokens): boolean {
  const hasFigures = tokens.some(({ kind }) => kind === 'number');
  return hasSpokenDigits(tokens) || (hasFigures && (hasDigits(tokens) || hasCommaDigits(tokens)));
}

/** `last` is the length of the digits before the sign at hand, `isJoined` that words or more than a gap stand between them. */
type Run = { digits: number; opensAsCall: boolean; hasFigures: boolean; last: number; isJoined: boolean };

/** So many characters may stand between two digits of one number, and so many of one that opens as a call. */
const maxGap = 3;
const maxCallGap = 12;

/** Digits with signs between them, and words for digits among them. */
function hasDigits(tokens: Tokens): boolean {
  let run: Run | null = null;
  let gap = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const harmless = token.kind === 'number' ? skipHarmless(tokens, at) : -1;
    if (harmless > at) {
      run = null;
      at = harmless - 1;
      continue;
    }
    const digits = countDigits(tokens, at);
    if (digits > 0) {
      if (run) run.isJoined ||= gap > maxGap;
      run ??= {
        digits: 0,
        opensAsCall: opensAsCall(tokens, at),
        hasFigures: false,
        last: 0,
        isJoined: false,
      };
      run.digits += digits;
      run.last = digits;
      run.hasFigures ||= token.kind === 'number';
      gap = 0;
      if (isCall(run)) return true;
    } else if (run && isJoint(tokens, at, run)) {
      run.isJoined = true;
      gap = 0;
    } else if (run) {
      gap += token.kind === 'space' ? token.text.length : 1;
      const { opensAsCall: opens } = run;
      const goesOn = isLink(token) || (opens && isStrangeLink(tokens, at));
      if (!goesOn || gap > (opens ? maxCallGap : maxGap)) run = null;
    }
  }
  return false;
}

function isCall({ digits, opensAsCall: opens, hasFigures, isJoined }: Run): boolean {
  if (isJoined) return digits > certain;
  return hasFigures && (digits >= certain || (digits >= likely && opens));
}

const postcode = 5;
const minJoined = 2;

/** "0176 und 4432 und 198": a word that joins numbers, within one that opens as a call. Two postcodes are none. */
function isJoint(tokens: Tokens, at: number, { opensAsCall: opens, last }: Run): boolean {
  if (!opens || last < minJoined || last === postcode || tokens[at]?.kind !== 'word') return false;
  if (!joinsDigits.has(tokens[at].lower)) return false;
  return tokens[skipSpace(tokens, at + 1)]?.kind === 'number';
}

function countDigits(tokens: Tokens, at: number): number {
  const token = tokens[at];
  if (token?.kind === 'number') return token.text.length;
  if (token?.kind !== 'word') return 0;
  if (isLetterDigit(tokens, at)) return token.text.length;
  const spoken = spokenNumber(token.lower);
  return spoken?.isSure ? spoken.digits : 0;
}

const letterDigits = new Set(['O', 'o', 'OO', 'oo', 'l', 'I']);

/** "O176", "l2345": a letter that looks like a digit, written onto one. */
function isLetterDigit(tokens: Tokens, at: number): boolean {
  const touchesDigit = tokens[at - 1]?.kind === 'number' || tokens[at + 1]?.kind === 'number';
  return touchesDigit && letterDigits.has(tokens[at]?.text ?? '');
}

const links = '()[]./·_~*|–-—−•#\\"^→>';
/** Signs that nothing but a number to call has between its digits. */
const strangeLinks = "=+&?!;$%<>{}'’`´:";
const isSymbol = /\p{So}/u;

function isLink(token: Token): boolean {
  if (token.kind === 'mark') return links.includes(token.text) || isSymbol.test(token.text);
  return token.kind === 'space';
}

function isStrangeLink(tokens: Tokens, at: number): boolean {
  if (!isMark(tokens[at], strangeLinks)) return false;
  // "0:3" is a result.
  return tokens[at]?.text !== ':' || (tokens[at - 1]?.text.length ?? 0) > minJoined;
}

function opensAsCall(tokens: Tokens, at: number): boolean {
  const first = tokens[at]?.text[0] ?? '';
  return '0Oo'.includes(first) || isMark(tokens[at - 1], '+');
}

/** Digits one by one with commas between them; nobody writes a list like that but to hide a number. */
function hasCommaDigits(tokens: Tokens): boolean {
  let count = 0;
  let signs = '';
  for (const token of tokens) {
    if (token.kind === 'space') continue;
    if (token.kind !== 'number' || token.text.length > 1) {
      if (token.kind === 'mark' && signs.length < 2) signs += token.text;
      else count = 0;
      if (token.kind !== 'mark') signs = '';
      continue;
    }
    if (count > 0 && signs === ',') count += 1;
    else count = token.text === '0' || signs.endsWith('+') ? 1 : 0;
    signs = '';
    if (count >= certain) return true;
  }
  return false;
}

const spokenLinks = ',./-';
/** Fewer words are a year or a price in words. */
const minWords = 5;

/** Digits in words, one after the other, in any of the languages. */
function hasSpokenDigits(tokens: Tokens): boolean {
  let digitWords: string[] = [];
  let digits = 0;
  let afterTen = false;
  for (const token of tokens) {
    if (
      token.kind !== 'word' &&
      (digitWords.length === 0 || token.kind === 'space' || isMark(token, spokenLinks))
    )
      continue;
    const spoken = token.kind === 'word' ? spokenNumber(token.lower) : undefined;
    if (!spoken && token.kind === 'word' && saysDigits(token.lower, certain)) return true;
    if (spoken) {
      digits += afterTen && !spoken.isTen ? 0 : spoken.digits;
      // "quatre-vingt" is one number, and "soixante-dix-huit" too.
      if (spoken.isTen && digitWords.at(-1) === 'quatre') digits -= 1;
      afterTen = spoken.isTen || (afterTen && token.lower === 'dix');
      digitWords.push(token.lower);
      if (digits >= certain && digitWords.length >= minWords && new Set(digitWords.slice(-certain)).size > 1)
        return true;
    } else if (digitWords.length === 0 || token.kind !== 'word' || !joinsNumbers(token.lower)) {
      digitWords = [];
      digits = 0;
      afterTen = false;
    }
  }
  return false;
}
