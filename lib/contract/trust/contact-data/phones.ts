import { skipHarmless } from './harmless-numbers.ts';
import { joinsDigits, joinsNumbers, saysDigits, spokenNumber } from './number-words.ts';
import { isMark, skipSpace, type Token } from './tokens.ts';

type Tokens = readonly Token[];

/** Seven digits only count as a phone number if they look like one; eight or more are rarely anything else. */
const certain = 8;
const likely = 7;

/** Whether a text has a phone number, in digits, words, or both. */
export function hasPhone(tokens: Tokens): boolean {
  const hasFigures = tokens.some(({ kind }) => kind === 'number');
  return hasSpokenDigits(tokens) || (hasFigures && (hasDigits(tokens) || hasCommaDigits(tokens)));
}

/** `last` counts the digits before the current separator; `isJoined`: words or more than a gap separate them. */
type Run = { digits: number; opensAsCall: boolean; hasFigures: boolean; last: number; isJoined: boolean };

/** Maximum characters between two digits of a number, and of one with a phone prefix. */
const maxGap = 3;
const maxCallGap = 12;

/** Digits with separators, including number words. */
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

/** "0176 und 4432 und 198": a joining word within a number with a phone prefix. Two postcodes do not count. */
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

/** "O176", "l2345": a letter that looks like a digit, directly before one. */
function isLetterDigit(tokens: Tokens, at: number): boolean {
  const touchesDigit = tokens[at - 1]?.kind === 'number' || tokens[at + 1]?.kind === 'number';
  return touchesDigit && letterDigits.has(tokens[at]?.text ?? '');
}

const links = '()[]./·_~*|–-—−•#\\"^→>';
/** Separators that only hidden phone numbers have. */
const strangeLinks = "=+&?!;$%<>{}'’`´:";
const isSymbol = /\p{So}/u;

function isLink(token: Token): boolean {
  if (token.kind === 'mark') return links.includes(token.text) || isSymbol.test(token.text);
  return token.kind === 'space';
}

function isStrangeLink(tokens: Tokens, at: number): boolean {
  if (!isMark(tokens[at], strangeLinks)) return false;
  // "0:3" is a score.
  return tokens[at]?.text !== ':' || (tokens[at - 1]?.text.length ?? 0) > minJoined;
}

function opensAsCall(tokens: Tokens, at: number): boolean {
  const first = tokens[at]?.text[0] ?? '';
  return '0Oo'.includes(first) || isMark(tokens[at - 1], '+');
}

/** Single digits separated by commas, which only hidden numbers are. */
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
/** Fewer words are a year or a price. */
const minWords = 5;

/** Consecutive number words in any of the languages. */
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
      // "quatre-vingt" is one number, as is "soixante-dix-huit".
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
