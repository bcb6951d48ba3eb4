import {
  dotWords,
  endings,
  hasLongLabel,
  isEnding,
  isForeignEnding,
  parseDot,
  type Dot,
} from './host-names.ts';
import { isMark, isName, skipSpace, tokenize, type Token } from './tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Endings that are not words. */
const plainEndings = words('com net org info eu io app dating online shop xyz link biz tv ru ua cz website');
/** Endings that are also words: only in lower case, as "Hunde.Es" is a sentence without its blank. */
const wordEndings = words('berlin bio de at be nl se no es it me fi fr pl dk ch is to uk');
/** Endings that may follow a dot and a blank, like a sentence. */
const sureEndings = words('com org');
/** Endings that may follow a dot with blanks around it. */
const wideEndings = words('com org eu io xyz uk');
/** Endings that may follow the word for a dot, which is common in most languages. */
const spokenEndings: Readonly<Record<string, ReadonlySet<string>>> = {
  dot: words('com net org info de nl co eu'),
  punkt: words('com net de'),
  punt: words('com nl'),
  point: words('com fr'),
  punto: words('com'),
  kropka: words('com pl'),
  piste: words('com fi'),
  prick: words('com se'),
  punktum: words('com dk'),
};
const slashWords = words('slash schrägstrich');
/** "films . and/or series" is not an address. */
const conjunctions = words(
  'und oder and or en of et ou y o e og eller och ja tai i lub albo er sie he she his her him',
);

/** Whether a text has a web address, written or disguised. */
export function hasLink(tokens: readonly Token[]): boolean {
  return hasPlainLink(tokens) || spacedRuns(tokens).some((run) => hasPlainLink(tokenize(run)));
}

/** Runs of single characters with blanks between them, joined: "t . m e / a n n a". */
function spacedRuns(tokens: readonly Token[]): string[] {
  const runs = [''];
  for (const [at, { kind, text }] of tokens.entries()) {
    const isSingle = text.length === 1;
    if (kind === 'space' && isSingle) continue;
    if (!isSingle || tokens[at - 1]?.kind !== 'space') runs.push('');
    if (isSingle) runs[runs.length - 1] += text;
  }
  return runs.filter((run) => run.length >= minRun);
}

/** The shortest address with a path: "t.me/a". */
const minRun = 6;

function hasPlainLink(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    if (token.kind === 'word') return isScheme(tokens, at) || isWww(tokens, at);
    if (!isName(tokens[at - 1])) return false;
    if (isDisguisedDot(tokens, at)) return true;
    const isDotSign = token.text === '.' || token.kind === 'space' || isMark(token, '([{<');
    const dot = isDotSign ? parseDot(tokens, at) : null;
    return dot !== null && isHost(tokens, at, dot);
  });
}

/** Dot-like characters; French "ami·es" and Catalan "col·lecció" use them. */
const dotLikes = '·•∙⋅‧・●▪';

/** "annak·com", "annak,com": without blanks, and an ending that is not a word. */
function isDisguisedDot(tokens: readonly Token[], at: number): boolean {
  if (!hasLongLabel(tokens, at)) return false;
  if (isMark(tokens[at], dotLikes)) return isEnding(tokens, at + 1, plainEndings);
  return tokens[at]?.text === ',' && isEnding(tokens, at + 1, sureEndings) && !isMark(tokens[at + 2], "'’");
}

/** "https :// x" */
function isScheme(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isHttp = token?.lower === 'http' || token?.lower === 'https';
  const colon = skipSpace(tokens, at + 1);
  if (tokens[colon]?.text !== ':') return false;
  const slash = isHttp ? skipSpace(tokens, colon + 1) : colon + 1;
  if (tokens[slash]?.text !== '/' || tokens[slash + 1]?.text !== '/') return false;
  return tokens[skipSpace(tokens, slash + 2)] !== undefined;
}

function isWww(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== 'www' || isName(tokens[at - 1])) return false;
  const dot = parseDot(tokens, at + 1);
  return dot !== null && isName(tokens[dot.end]);
}

function isHost(tokens: readonly Token[], at: number, { way, word, end }: Dot): boolean {
  const ending = tokens[end];
  if (ending?.kind !== 'word') return false;
  if (hasLongLabel(tokens, at)) {
    if (way === 'tight' && isEnding(tokens, end, plainEndings)) return true;
    if (way === 'tight' && ending.text === ending.lower && isEnding(tokens, end, wordEndings)) return true;
    if (way === 'bracketed' && isEnding(tokens, end, endings)) return true;
    if ((way === 'tight' || way === 'bracketed') && isForeignEnding(tokens, at, end)) return true;
    if (way === 'wide' && isEnding(tokens, end, wideEndings)) return true;
    if (way === 'loose' && ending.text === ending.lower && isEnding(tokens, end, sureEndings)) return true;
    if (way === 'word' && isEnding(tokens, end, spokenEndings[word] ?? wordEndings)) return true;
  }
  return way !== 'loose' && hasPath(tokens, at, end, way === 'tight', dotWords.has(word));
}

/** A path makes any name an address: t.me/…, evil . example / x, evil dot example slash x. */
function hasPath(
  tokens: readonly Token[],
  at: number,
  end: number,
  isTight: boolean,
  isSpoken: boolean,
): boolean {
  const ending = tokens[end];
  if (!ending || ending.text !== ending.lower) return false;
  if (ending.text.length < 2 || ending.text.length > 10 || conjunctions.has(ending.lower)) return false;
  if (conjunctions.has(tokens[at - 1]?.lower ?? '')) return false;
  const slash = isTight ? end + 1 : skipSpace(tokens, end + 1);
  const isSlash = tokens[slash]?.text === '/' || (isSpoken && slashWords.has(tokens[slash]?.lower ?? ''));
  if (!isSlash) return false;
  const next = tokens[isTight ? slash + 1 : skipSpace(tokens, slash + 1)];
  return isName(next) || isMark(next, '@+');
}
