import { endings, isEnding, parseBracketed, parseDot, parseLabel, type Dot } from './host-names.ts';
import { isMark, isName, looksLikeUsername, skipSpace, type Token } from './tokens.ts';

type At = { way: 'tight' | 'wide' | 'bracketed' | 'word'; end: number };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

// In brackets, "at" and "dot" are unambiguous in all languages; without, they need a known ending.
const bracketedWords = words(
  'at ät a arroba arobase chiocciola snabela snabel-a apenstaartje ätmerkki ät-merkki małpa @',
);
const bareWords = words('at ät arroba arobase chiocciola snabela apenstaartje miukumauku małpa kringel');
const mailHouses = words('gmail googlemail gmx hotmail outlook icloud protonmail');
/** Other providers, which only count after a made-up name. */
const moreHouses = words('yahoo ymail proton tutanota tuta aol yandex posteo fastmail zoho rocketmail');
/** Words that indicate an address. */
const atWords = new Set([...bareWords, ...mailHouses, ...moreHouses, 'snabel']);
const signs = '@([{<';

const houseEndings = words('com de fr nl it');
/** Endings that are not words, so that they may follow a blank. */
const sureEndings = words('com org');

/** Whether a text has a mail address, written or spelled out. */
export function hasEmail(tokens: readonly Token[]): boolean {
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'space' || token.kind === 'number') continue;
    if (token.kind === 'word' ? !atWords.has(token.lower) : !signs.includes(token.text)) continue;
    if (mailHouses.has(token.lower) && isHouseWithEnding(tokens, at)) return true;
    const isHouse = mailHouses.has(token.lower) || moreHouses.has(token.lower);
    if (isHouse && hasMadeName(tokens, at)) return true;
    if (!hasLocalPart(tokens, at)) continue;
    const sign = readAt(tokens, at);
    if (sign && (isAddress(tokens, sign) || (token.text === '@' && isSpelled(tokens, at)))) return true;
  }
  return false;
}

function readAt(tokens: readonly Token[], at: number): At | null {
  const token = tokens[at];
  if (token?.text === '@') {
    const end = skipSpace(tokens, at + 1);
    const isTight = end === at + 1 && tokens[at - 1]?.kind !== 'space';
    return { way: isTight ? 'tight' : 'wide', end };
  }
  if (token && token.text !== '@' && isMark(token, signs)) {
    const found = parseBracketed(tokens, at, (word) => bracketedWords.has(word));
    return found && { way: 'bracketed', end: found.end };
  }
  if (token?.kind !== 'word' || tokens[at - 1]?.kind !== 'space') return null;
  const isSnabel = token.lower === 'snabel' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.lower === 'a';
  if (!isSnabel && !bareWords.has(token.lower)) return null;
  const end = isSnabel ? at + 3 : at + 1;
  return tokens[end]?.kind === 'space' ? { way: 'word', end: end + 1 } : null;
}

function hasLocalPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const last = before?.kind === 'space' ? tokens[at - 2] : before;
  return isName(last) || (isMark(last, '._+-') && before?.kind !== 'space');
}

const maxLabels = 6;

function isAddress(tokens: readonly Token[], { way, end }: At): boolean {
  if (isEnding(tokens, end, mailHouses)) return true;
  let next = end;
  let isTight = way === 'tight';
  for (let label = 0; label < maxLabels; label += 1) {
    const close = parseLabel(tokens, next);
    if (close === -1) return false;
    const dot = parseDot(tokens, close) ?? (isTight ? readComma(tokens, close) : null);
    if (!dot) return false;
    next = dot.end;
    isTight &&= dot.way === 'tight';
    const last = tokens[next];
    if (isTight && last?.kind === 'word' && last.text.length > 1 && label + 1 < maxLabels) return true;
    const isBare = way === 'word';
    if (isBare && (label > 0 || dot.way === 'wide')) return false;
    const isSentence = dot.way === 'loose' || (isBare && dot.way === 'tight' && last?.text !== last?.lower);
    if (isEnding(tokens, next, isSentence ? sureEndings : endings)) return true;
  }
  return false;
}

/** "anna@web,de" needs a known ending, like a dot in brackets. */
const readComma = (tokens: readonly Token[], at: number): Dot | null =>
  tokens[at]?.text === ',' ? { way: 'bracketed', word: '.', end: at + 1 } : null;

/** "gmail com", "gmail punkt com": an address without its @. */
function isHouseWithEnding(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.kind !== 'space' || !isName(tokens[at - 2])) return false;
  const dot = parseDot(tokens, at + 1);
  return isEnding(tokens, dot ? dot.end : skipSpace(tokens, at + 1), houseEndings);
}

/** "annak92 protonmail": a name that is not a word, and a mail provider. */
function hasMadeName(tokens: readonly Token[], at: number): boolean {
  let end = at - 1;
  for (let gap = 0; gap < 3 && end >= 0 && !isName(tokens[end]); gap += 1) end -= 1;
  let name = '';
  for (; end >= 0 && name.length < maxName; end -= 1) {
    const token = tokens[end];
    if (!isName(token) && !isMark(token, '._')) break;
    name = `${token?.lower ?? ''}${name}`;
  }
  return looksLikeUsername(name);
}

const maxName = 40;

/** Letter by letter: a n n a @ … */
function isSpelled(tokens: readonly Token[], at: number): boolean {
  const isLetter = (token: Token | undefined) => token?.kind === 'word' && token.text.length === 1;
  const isGap = (token: Token | undefined) => token?.kind === 'space' && token.text.length <= 3;
  return (
    isGap(tokens[at - 1]) &&
    isLetter(tokens[at - 2]) &&
    isGap(tokens[at - 3]) &&
    isLetter(tokens[at - 4]) &&
    tokens[skipSpace(tokens, at + 1)]?.kind === 'word'
  );
}
