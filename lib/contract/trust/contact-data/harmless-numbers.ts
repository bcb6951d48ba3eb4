import { isMark, skipSpace, type Token } from './tokens.ts';

type Tokens = readonly Token[];

/** The end of a date, years, a time, a round number, a price, a height, an age, a postcode; -1 for none here. */
export function skipHarmless(tokens: Tokens, at: number): number {
  const next = tokens[at + 1];
  // Only prices continue with other characters than these.
  if (next?.kind === 'mark' && !continuing.includes(next.text)) return matchPriceAfterSign(tokens, at);
  for (const match of matchers) {
    const end = match(tokens, at);
    if (end > at) return end;
  }
  return -1;
}

const continuing = ".,:/-–'€$£%";

const digits = (token: Token | undefined, maxLength: number): string | null =>
  token?.kind === 'number' && token.text.length <= maxLength ? token.text : null;

const isBetween = (text: string | null, low: number, high: number): boolean =>
  text !== null && Number(text) >= low && Number(text) <= high;

const isYear = (token: Token | undefined): boolean =>
  token?.kind === 'number' &&
  token.text.length === 4 &&
  (token.text.startsWith('19') || token.text.startsWith('20'));

const isDigits = (token: Token | undefined): boolean => token?.kind === 'number';

/** One of the marks, with or without blanks around it; -1 for none. */
function matchSign(tokens: Tokens, at: number, marks: string): number {
  const first = skipBlank(tokens, at);
  return isMark(tokens[first], marks) ? skipBlank(tokens, first + 1) : -1;
}

/** A single blank. */
function skipBlank(tokens: Tokens, at: number): number {
  const token = tokens[at];
  return token?.kind === 'space' && token.text.length === 1 ? at + 1 : at;
}

/** Whether the number continues after one of these characters. */
function goesOn(tokens: Tokens, at: number, marks: string): boolean {
  const token = tokens[at];
  if (isDigits(token)) return true;
  const isLink = isMark(token, marks) || (marks.includes(' ') && token?.text === ' ');
  return isLink && isDigits(tokens[at + 1]);
}

const followsDot = (tokens: Tokens, at: number) => tokens[at - 1]?.text === '.' && isDigits(tokens[at - 2]);

function matchDate(tokens: Tokens, at: number): number {
  if (!isBetween(digits(tokens[at], 2), 1, 31) || followsDot(tokens, at)) return -1;
  const month = matchSign(tokens, at + 1, './-');
  if (month === -1 || !isBetween(digits(tokens[month], 2), 1, 12)) return -1;
  const year = matchSign(tokens, month + 1, './-');
  if (year === -1 || !(isYear(tokens[year]) || tokens[year]?.text.length === 2) || !isDigits(tokens[year]))
    return -1;
  return goesOn(tokens, year + 1, './ -') ? -1 : year + 1;
}

function matchIsoDate(tokens: Tokens, at: number): number {
  if (!isYear(tokens[at]) || followsDot(tokens, at)) return -1;
  const isDate =
    tokens[at + 1]?.text === '-' &&
    isBetween(digits(tokens[at + 2], 2), 1, 12) &&
    tokens[at + 3]?.text === '-' &&
    isBetween(digits(tokens[at + 4], 2), 1, 31);
  return isDate ? at + 5 : -1;
}

/** Consecutive years are one span, which is not scanned again. */
function matchYears(tokens: Tokens, at: number): number {
  if (!isYear(tokens[at])) return -1;
  let end = at + 1;
  for (let count = 1; ; count += 1) {
    const sign = skipSpace(tokens, end);
    const next = isMark(tokens[sign], '-–/,') ? skipSpace(tokens, sign + 1) : sign;
    if (next === end || !isYear(tokens[next])) return count > 1 && !goesOn(tokens, end, '-–./ ') ? end : -1;
    end = next + 1;
    if (count > maxYears) return -1;
  }
}

const maxYears = 12;

function matchTime(tokens: Tokens, at: number): number {
  if (!isBetween(digits(tokens[at], 2), 0, 23) || followsDot(tokens, at)) return -1;
  const sign = tokens[at + 1];
  if (!isMark(sign, '.:') && sign?.lower !== 'h') return -1;
  const minutes = tokens[at + 2];
  if (minutes?.text.length !== 2 || !isBetween(digits(minutes, 2), 0, 59)) return -1;
  return goesOn(tokens, at + 3, '.') ? -1 : at + 3;
}

const groupSigns = ".,' ";
const maxGroups = 3;

/** Groups of three digits: their end and number. */
function matchGroups(tokens: Tokens, at: number): { end: number; groups: number } {
  let end = at + 1;
  let groups = 0;
  for (; groups < maxGroups; groups += 1) {
    const sign = tokens[end];
    const next = tokens[end + 1];
    if (!sign || !groupSigns.includes(sign.text) || !isDigits(next) || next?.text.length !== 3) break;
    end += 2;
  }
  return { end, groups };
}

function matchRound(tokens: Tokens, at: number): number {
  const first = digits(tokens[at], 3);
  if (first === null || first.startsWith('0')) return -1;
  const { end, groups } = matchGroups(tokens, at);
  return groups > 0 && tokens[end - 1]?.text === '000' ? end : -1;
}

const currencies = new Set('€ $ £ eur euro euros chf kr zł usd gbp'.split(' '));

/** Longer ungrouped amounts hide something else. */
const maxPlainSum = 7;

function matchSum(tokens: Tokens, at: number): number {
  const first = digits(tokens[at], maxPlainSum);
  if (first === null || first.startsWith('0')) return -1;
  const { end } = first.length <= 3 ? matchGroups(tokens, at) : { end: at + 1 };
  const hasCents =
    isMark(tokens[end], ',.') && isDigits(tokens[end + 1]) && tokens[end + 1]?.text.length === 2;
  return hasCents ? end + 2 : end;
}

function matchPrice(tokens: Tokens, at: number): number {
  if (tokens[at - 1]?.text === '+') return -1;
  const end = matchSum(tokens, at);
  if (end === -1) return -1;
  const sign = skipBlank(tokens, end);
  return currencies.has(tokens[sign]?.lower ?? '') ? sign + 1 : -1;
}

function matchPriceAfterSign(tokens: Tokens, at: number): number {
  const sign = tokens[at - 1]?.kind === 'space' ? tokens[at - 2] : tokens[at - 1];
  if (!sign || !currencies.has(sign.lower)) return -1;
  const end = matchSum(tokens, at);
  return end === -1 || isDigits(tokens[end]) ? -1 : end;
}

const units = new Set('cm kg m km % jahre years ans jaar år lat anni años v'.split(' '));

function matchDecimal(tokens: Tokens, at: number): number {
  if (digits(tokens[at], 3) === null) return -1;
  const isDecimal = isMark(tokens[at + 1], '.,') && digits(tokens[at + 2], 2) !== null;
  return isDecimal ? at + 3 : at + 1;
}

function matchMeasure(tokens: Tokens, at: number): number {
  const first = matchDecimal(tokens, at);
  if (first === -1) return -1;
  const other = matchSign(tokens, first, '-–/');
  const second = other === -1 ? -1 : matchDecimal(tokens, other);
  for (const end of [second, first]) {
    if (end === -1) continue;
    const unit = skipBlank(tokens, end);
    if (units.has(tokens[unit]?.lower ?? '')) return unit + 1;
  }
  return -1;
}

/** Nine digits of an American postcode. */
function matchPostcode(tokens: Tokens, at: number): number {
  const isPostcode =
    tokens[at]?.text.length === 5 && tokens[at + 1]?.text === '-' && tokens[at + 2]?.text.length === 4;
  return isPostcode && isDigits(tokens[at]) && isDigits(tokens[at + 2]) ? at + 3 : -1;
}

const matchers = [
  matchPriceAfterSign,
  matchDate,
  matchIsoDate,
  matchYears,
  matchTime,
  matchRound,
  matchPrice,
  matchMeasure,
  matchPostcode,
];
