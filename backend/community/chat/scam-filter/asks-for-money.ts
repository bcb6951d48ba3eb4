import * as words from './money-phrases.ts';
import { foldText } from '#lib/contract/trust/contact-data/fold-text.ts';

const figures = '0';

/** Positions in a sentence, in words. */
type Hit = { start: number; end: number };

type Phrase = { kind: string; rest: string[] };

const minStem = 2;
const maxStemLength = 16;

/** Lookup in linear time. A `*` after a phrase's first word matches any ending. */
class PhraseBook {
  readonly #exact = new Map<string, Phrase[]>();
  readonly #stems = new Map<string, Phrase[]>();

  /** Adds phrases of one kind, separated by `|`. */
  add(kind: string, phrases: string): void {
    for (const phrase of phrases.split('|')) {
      const [first = '', ...rest] = phrase.split(' ');
      const isStem = first.endsWith('*');
      const book = isStem ? this.#stems : this.#exact;
      const key = isStem ? first.slice(0, -1) : first;
      const list = book.get(key) ?? [];
      list.push({ kind, rest });
      book.set(key, list);
    }
  }

  find(words: readonly string[]): Map<string, Hit[]> {
    const hits = new Map<string, Hit[]>();
    words.forEach((word, start) => {
      for (const { kind, rest } of this.#beginningWith(word)) {
        if (!rest.every((each, at) => matches(each, words[start + 1 + at]))) continue;
        const list = hits.get(kind) ?? [];
        list.push({ start, end: start + 1 + rest.length });
        hits.set(kind, list);
      }
    });
    return hits;
  }

  #beginningWith(word: string): Phrase[] {
    const found = [...(this.#exact.get(word) ?? [])];
    const maxLength = Math.min(word.length, maxStemLength);
    for (let length = minStem; length <= maxLength; length += 1)
      found.push(...(this.#stems.get(word.slice(0, length)) ?? []));
    return found;
  }
}

function matches(expected: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return expected.endsWith('*') ? word.startsWith(expected.slice(0, -1)) : word === expected;
}

/** Kinds of phrases in sequence, each with the maximum number of words, or the only kind of words, in between. */
type Rule = readonly [first: string, ...then: (readonly [between: number | string, kind: string])[]];

const book = new PhraseBook();
const rules = new Map<string, Rule[]>();

function addRules(...added: Rule[]): void {
  for (const rule of added) rules.set(rule[0], [...(rules.get(rule[0]) ?? []), rule]);
}

words.requests.forEach(({ sending, me, money }, at) => {
  const [verb, one, noun] = [`sending ${at}`, `me ${at}`, `money ${at}`];
  book.add(verb, sending);
  book.add(one, me);
  book.add(noun, money);
  for (const each of [noun, 'sum']) {
    // "send me some money", "kannst du mir 200 € leihen": any word order.
    addRules([verb, [1, one], [4, each]], [verb, [3, each], [2, one]]);
    addRules([one, [4, each], [3, verb]], [one, [2, verb], [3, each]], [each, [3, one], [1, verb]]);
  }
});

book.add('joined', words.joined);
book.add('joined money', words.joinedMoney);
book.add('voucher', words.vouchers);
book.add('getting', words.getting);
book.add('for me', words.forMe);
book.add('figures', figures);
book.add('currency', words.currencies);
addRules(['joined', [3, 'joined money']], ['joined', [3, 'sum']], ['joined', [4, 'voucher']]);
addRules(['getting', [4, 'for me'], [4, 'voucher']], ['getting', [4, 'voucher'], [3, 'for me']]);
addRules(['for me', [4, 'voucher'], [2, 'getting']]);

words.sayings.forEach(({ begin, filler, end }, at) => {
  book.add(`begin ${at}`, begin);
  if (filler) book.add(`filler ${at}`, filler);
  book.add(`end ${at}`, end);
  addRules([`begin ${at}`, [`filler ${at}`, `end ${at}`]]);
});

/** Covers all languages, in linear time. Talking about money, prices or work is no request. */
export function asksForMoney(text: string): boolean {
  return splitSentences(text).some((sentence) => {
    const hits = book.find(sentence);
    if (hits.size < 2) return false;
    addSums(hits);
    const found = new Sentence(hits);
    return [...hits.keys()].some((kind) => rules.get(kind)?.some((rule) => found.follows(rule)));
  });
}

function addSums(hits: Map<string, Hit[]>): void {
  const currencies = hits.get('currency') ?? [];
  const starts = new Set((hits.get('figures') ?? []).map(({ start }) => start));
  const sums = currencies.flatMap(({ start, end }) => [
    ...(starts.has(start - 1) ? [{ start: start - 1, end }] : []),
    ...(starts.has(end) ? [{ start, end: end + 1 }] : []),
  ]);
  if (sums.length) hits.set('sum', sums);
}

/** Words between two parts of a saying. */
const maxFilling = 4;

class Sentence {
  readonly #hits: Map<string, Hit[]>;
  readonly #starts = new Map<string, Map<number, Hit[]>>();

  constructor(hits: Map<string, Hit[]>) {
    this.#hits = hits;
  }

  follows([first, ...then]: Rule): boolean {
    if (!this.#hits.has(first) || !then.every(([, kind]) => this.#hits.has(kind))) return false;
    let ends = new Set((this.#hits.get(first) ?? []).map(({ end }) => end));
    for (const [between, kind] of then) ends = this.#next(ends, between, kind);
    return ends.size > 0;
  }

  #next(ends: ReadonlySet<number>, between: number | string, kind: string): Set<number> {
    const next = new Set<number>();
    const max = typeof between === 'number' ? between : maxFilling;
    for (const end of ends) {
      for (let gap = 0; gap <= max; gap += 1) {
        for (const hit of this.#at(kind, end + gap)) next.add(hit.end);
        if (typeof between === 'string' && this.#at(between, end + gap).length === 0) break;
      }
    }
    return next;
  }

  #at(kind: string, start: number): Hit[] {
    let starts = this.#starts.get(kind);
    if (!starts) {
      starts = new Map();
      for (const hit of this.#hits.get(kind) ?? [])
        starts.set(hit.start, [...(starts.get(hit.start) ?? []), hit]);
      this.#starts.set(kind, starts);
    }
    return starts.get(start) ?? [];
  }
}

const isWordLetter = /[\p{L}\p{M}]/u;
const currencySigns = '€$£';

/** Splits a text into sentences of lower-case words; a sum of money becomes a number and a currency. */
function splitSentences(text: string): string[][] {
  const sentences: string[][] = [];
  let words: string[] = [];
  let word = '';
  let isNumber = false;
  const closeWord = () => {
    if (word !== '') words.push(isNumber ? figures : word);
    word = '';
  };
  const plain = foldText(text).toLowerCase();
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain[at] ?? '';
    const isDigit = character >= '0' && character <= '9';
    if (isDigit || isWordLetter.test(character)) {
      if (word !== '' && isDigit !== isNumber) closeWord();
      isNumber = isDigit;
      word += character;
      continue;
    }
    const next = plain[at + 1] ?? ' ';
    // "1.000,50" is one number.
    if (isNumber && word !== '' && '.,'.includes(character) && next >= '0' && next <= '9') continue;
    closeWord();
    if (currencySigns.includes(character)) words.push(character);
    const ends = character === '\n' || ('.!?…'.includes(character) && next.trim() === '');
    if (ends && words.length > 0) {
      sentences.push(words);
      words = [];
    }
  }
  closeWord();
  if (words.length > 0) sentences.push(words);
  return sentences;
}
