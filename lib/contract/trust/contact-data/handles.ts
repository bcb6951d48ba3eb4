import { hasDisguisedMessenger, parseMessenger } from './messengers.ts';
import { isMark, isName, looksLikeUsername, skipSpace, type Token } from './tokens.ts';

type Tokens = readonly Token[];

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const between = words(
  'is ist est es è er är on to under unter als as onder me mich mir heiße ich bin i am m',
);
/** After a colon these are answers, not names. */
const answers = words('nein nee nej nei non nie not keine kein none yes oui tak');
const prepositions = words('auf bei on op sur en su på w na in via');
const possessives = words(
  'mein meine meinem my mijn mon mi mio min mit mitt mine minun mun mój moj moim hier here ici aquí qui her här täällä tu tutaj',
);
/** Remarks about a network, which are not names. */
const remarks = words(
  'selten manchmal privat oft leider niemals danke rarely sometimes private often sadly never thanks zelden soms vaak privé nooit helaas rarement parfois souvent jamais merci raramente spesso privato mai grazie nunca gracias privado veces sjældent aldrig desværre sjelden aldri dessverre takk sällan tyvärr tack harvoin joskus koskaan kiitos rzadko czasem nigdy niestety dzięki app chat dating mail email sms dm',
);

/** Whether a text has a name on another network: "@anna", "Insta: anna.k", "anna_k92 on snap". */
export function hasHandle(tokens: Tokens): boolean {
  return tokens.some((token, at) => {
    if (token.text === '@') return isAtHandle(tokens, at) || isLoneAt(tokens, at);
    if (token.kind === 'mark') return isPictured(tokens, at);
    if (token.kind !== 'word' && token.kind !== 'number') return false;
    if (isName(tokens[at - 1])) return false;
    if (hasDisguisedMessenger(tokens, at)) return true;
    if (token.kind !== 'word') return false;
    const end = parseMessenger(tokens, at);
    return (
      end !== -1 &&
      (isGiven(tokens, end) || isLoose(tokens, end) || isSetOff(tokens, at, end) || comesBefore(tokens, at))
    );
  });
}

function isAtHandle(tokens: Tokens, at: number): boolean {
  if (isName(tokens[at - 1]) || isMark(tokens[at - 1], '._-')) return false;
  if (tokens[at + 1]?.text === '.') return false;
  return readName(tokens, at + 1, '_.').text.length >= minName;
}

/** "@ annak" without a word before it, unlike "dinner @ home"; the name must not be a word. */
function isLoneAt(tokens: Tokens, at: number): boolean {
  const next = skipSpace(tokens, at + 1);
  if (next === at + 1 || !isName(tokens[next])) return false;
  const name = readName(tokens, next, '_.').text;
  const before = tokens[at - 1]?.kind === 'space' ? tokens[at - 2] : tokens[at - 1];
  return name.length >= minName && (looksLikeUsername(name) || !isName(before)) && !isName(tokens[at - 1]);
}

/** Emoji for a network or mail, and ambiguous ones that may be a hobby. */
const sureSigns = '👻📧✉📩📨📞☎📱📲';
const otherSigns = '📷📸🐦💬✈🎮📘🔵🟢📮💌';

/** "👻: annak", "📸 anna_k92" */
function isPictured(tokens: Tokens, at: number): boolean {
  if (isMark(tokens[at], sureSigns)) return isGiven(tokens, at + 1) || isLoose(tokens, at + 1);
  return isMark(tokens[at], otherSigns) && isLoose(tokens, skipSigns(tokens, at + 1));
}

/** Characters that point to a name. */
const pointers = ':=>»→-👉➡';

function skipSigns(tokens: Tokens, at: number): number {
  const next = skipSpace(tokens, at);
  return isMark(tokens[next], pointers) ? next + 1 : at;
}

const minName = 3;
const maxName = 40;

/** Letters, digits and the given characters, as in user names. */
function readName(tokens: Tokens, at: number, signs: string): { text: string; end: number } {
  let text = '';
  let end = at;
  for (; text.length < maxName; end += 1) {
    const token = tokens[end];
    if (!token || !(isName(token) || isMark(token, signs))) break;
    text += token.lower;
  }
  return { text, end };
}

/** "Insta: anna" */
function isGiven(tokens: Tokens, at: number): boolean {
  let next = skipSpace(tokens, at);
  const first = next;
  for (; next < first + maxSigns && isMark(tokens[next], pointers); next += 1);
  const isSign = next > first && !(next === first + 1 && tokens[first]?.text === '-');
  if (!isSign) return false;
  const name = nameAt(tokens, skipSpace(tokens, next));
  return name.length >= minName && !answers.has(name);
}

const maxSigns = 4;

function nameAt(tokens: Tokens, at: number): string {
  const start = tokens[at]?.text === '@' ? at + 1 : at;
  let name = isName(tokens[start]) ? readName(tokens, start, '._#-').text : '';
  while (name.endsWith('.') || name.endsWith('-')) name = name.slice(0, -1);
  return name;
}

const brackets = '([';
const dashes = '-–—';

/** "Insta (annak)", "mein Snap – annak", "ig/annak": one lower-case word alone in its brackets or clause. */
function isSetOff(tokens: Tokens, at: number, end: number): boolean {
  const sign = skipSpace(tokens, end);
  const isDash = isMark(tokens[sign], dashes) && sign > end;
  const isBracket = isMark(tokens[sign], brackets);
  if (!isDash && !isBracket && !isMark(tokens[sign], '/|')) return false;
  const start = skipSpace(tokens, sign + 1);
  const name = tokens[start];
  if (name?.kind !== 'word' || name.text !== name.lower || name.text.length < minName) return false;
  if (answers.has(name.lower) || remarks.has(name.lower) || parseMessenger(tokens, start) !== -1)
    return false;
  const isAlone = isBracket
    ? isMark(tokens[skipSpace(tokens, start + 1)], ')]')
    : isClauseEdge(tokens[start + 1], tokens[start + 2]);
  return isAlone && introduces(tokens, at);
}

/** A network at the start of a clause or after "my" or "on"; not "no Insta" or "I like Insta". */
function introduces(tokens: Tokens, at: number): boolean {
  if (isClauseEdge(tokens[at - 1], tokens[at - 2])) return true;
  const before = tokens[at - 2]?.lower ?? '';
  return possessives.has(before) || prepositions.has(before);
}

function isClauseEdge(near: Token | undefined, far: Token | undefined): boolean {
  const edge = near?.kind === 'space' ? far : near;
  if (near?.kind === 'space' && near.text.includes('\n')) return true;
  return !edge || (edge.kind === 'mark' && !isMark(edge, "/|&+'’" + dashes + brackets));
}

/** Without a colon, a name must have something that no word has. */
function isLoose(tokens: Tokens, at: number): boolean {
  let next = skipSpace(tokens, at);
  if (isMark(tokens[next], ',/|' + brackets + dashes)) next = skipSpace(tokens, next + 1);
  for (let count = 0; count < 2 && between.has(tokens[next]?.lower ?? ''); count += 1) {
    // "i’m", "is:"
    const sign = isMark(tokens[next + 1], "'’:") ? next + 2 : next + 1;
    next = skipSpace(tokens, sign);
  }
  const name = nameAt(tokens, next);
  return name.length >= minName && looksLikeUsername(name);
}

/** "anna_k92 auf Insta" */
function comesBefore(tokens: Tokens, at: number): boolean {
  if (tokens[at - 1]?.kind !== 'space' || !prepositions.has(tokens[at - 2]?.lower ?? '')) return false;
  if (tokens[at - 3]?.kind !== 'space') return false;
  const last = tokens[at - 4];
  const before = tokens[at - 5];
  if (last?.kind === 'number') return before?.kind === 'word' || before?.text === '_';
  return last?.kind === 'word' && before?.text === '_';
}
