/** Characters tried for sets: letters, digits and symbols. */
const candidates = Array.from(
  'aA0 1xzeE-_.,:;@/\\"\'<>()[]{}=+?&#%!|*~^$`\n\t\0' +
    'éßЖ中٣²€–’…«»“”\u200b\u0301\u202e\u2060\u2028\u00ad\u3000😀👍',
);

/**
 * Texts that maximize backtracking: a prefix, repetitions of each repeated part, and an ending that does not match.
 */
function attackTexts(pattern: string, flags: string, length: number): Set<string> {
  const options = parseExpression(pattern);
  const maker = new Maker(flags);
  const pumps = new Map<string, string>();
  for (const option of options) maker.collect(option, '', pumps);
  const texts = new Set<string>();
  for (const [key, lead] of pumps) {
    const pump = key.slice(key.indexOf('|') + 1);
    if (pump === '') continue;
    for (const start of new Set(['', lead]))
      for (const end of ['', '!', '\n', 'x']) texts.add(fill(start, pump, end, length));
    texts.add(fill('', lead + pump, '!', length));
  }
  return texts;
}

function fill(start: string, pump: string, end: string, length: number): string {
  const remaining = Math.max(0, length - start.length - end.length);
  return start + pump.repeat(Math.floor(remaining / pump.length)) + end;
}

class Maker {
  readonly #flags: string;
  readonly #known = new Map<string, string[]>();

  constructor(flags: string) {
    this.#flags = flags.replace(/[gy]/g, '');
  }

  /** Collects the repeated parts of a sequence with their prefixes. */
  collect(sequence: readonly Part[], lead: string, pumps: Map<string, string>): void {
    let before = lead;
    for (const part of sequence) {
      const inner = part.kind === 'repeat' ? part.part : part;
      if (part.kind === 'repeat')
        for (const each of [part, inner])
          for (const sample of this.#samples(each)) pumps.set(`${pumps.size}|${sample}`, before);
      if (inner.kind === 'choice') for (const option of inner.options) this.collect(option, before, pumps);
      before += this.#samples(part)[0] ?? '';
    }
    for (const sample of this.#sequences(sequence)) pumps.set(`${pumps.size}|${sample}`, lead);
  }

  /** Sample texts that match a part. */
  #samples(part: Part): string[] {
    if (part.kind === 'nothing') return [''];
    if (part.kind === 'set') return this.#members(part.source);
    if (part.kind === 'choice') return part.options.flatMap((option) => this.#sequences(option)).slice(0, 8);
    const times = Math.min(Math.max(part.min, 1), part.max);
    return this.#samples(part.part).map((sample) => sample.repeat(Math.min(times, 40)));
  }

  #sequences(sequence: readonly Part[]): string[] {
    const all = sequence.map((part) => this.#samples(part));
    const maxLength = Math.min(3, Math.max(1, ...all.map((each) => each.length)));
    return Array.from({ length: maxLength }, (_, at) =>
      all.map((each) => each[at % each.length] ?? '').join(''),
    );
  }

  #members(source: string): string[] {
    const known = this.#known.get(source);
    if (known) return known;
    const set = new RegExp(`^(?:${source})$`, this.#flags);
    const literal = source.length === 1 ? [source] : [];
    const found = [...literal, ...candidates].filter((each) => set.test(each)).slice(0, 3);
    const members = found.length > 0 ? found : [this.#search(set)];
    this.#known.set(source, members);
    return members;
  }

  #search(set: RegExp): string {
    for (let code = 0; code < 0x20000; code += 1) {
      const character = String.fromCodePoint(code);
      if (set.test(character)) return character;
    }
    return '';
  }
}

/** The parts of a regular expression needed to generate texts. */
type Part =
  /** One character of a set, as in the source: `a`, `\d`, `[^x]`. */
  | { kind: 'set'; source: string }
  /** A zero-width assertion. */
  | { kind: 'nothing' }
  | { kind: 'choice'; options: Part[][] }
  | { kind: 'repeat'; part: Part; min: number; max: number };

/** Parses a regular expression. @throws Error if it ends too early */
function parseExpression(source: string): Part[][] {
  const reader = new Reader(source);
  const options = reader.options();
  if (!reader.isDone) throw new Error(`Not read to its end: ${source}`);
  return options;
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isDone(): boolean {
    return this.#at >= this.#source.length;
  }

  options(): Part[][] {
    const options: Part[][] = [[]];
    while (!this.isDone && this.#source[this.#at] !== ')') {
      if (this.#take('|')) options.push([]);
      else options.at(-1)?.push(this.#repeated(this.#part()));
    }
    return options;
  }

  #part(): Part {
    if (this.#take('^') || this.#take('$')) return { kind: 'nothing' };
    if (this.#take('(')) return this.#group();
    const start = this.#at;
    if (this.#take('[')) {
      while (!this.isDone && this.#source[this.#at] !== ']') this.#skipCharacter();
      this.#at += 1;
    } else this.#skipCharacter();
    const source = this.#source.slice(start, this.#at);
    return source === '\\b' || source === '\\B' ? { kind: 'nothing' } : { kind: 'set', source };
  }

  #group(): Part {
    const isLook = ['?=', '?!', '?<=', '?<!'].some((sign) => this.#take(sign));
    if (!isLook && this.#take('?<')) this.#at = this.#source.indexOf('>', this.#at) + 1;
    else if (!isLook) this.#take('?:');
    const options = this.options();
    if (!this.#take(')')) throw new Error(`A group is not closed: ${this.#source}`);
    return isLook ? { kind: 'nothing' } : { kind: 'choice', options };
  }

  #repeated(part: Part): Part {
    const rest = this.#source.slice(this.#at);
    const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(rest);
    if (!found) return part;
    this.#at += found[0].length;
    const [, sign, low = '', comma, high = ''] = found;
    if (sign) return { kind: 'repeat', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const min = Number(low);
    return { kind: 'repeat', part, min, max: comma ? (high ? Number(high) : Infinity) : min };
  }

  #skipCharacter(): void {
    const escape = /^\\(?:u\{[^}]+\}|[pP]\{[^}]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|.)/.exec(
      this.#source.slice(this.#at),
    );
    this.#at += escape?.[0].length ?? String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0).length;
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}

export const attackLength = 10_000;
/** Short lengths first, so that exponential expressions are detected before they hang. */
const lengths = [...Array.from({ length: 11 }, (_, at) => 20 + 10 * at), 200, 400, 1_000, attackLength];

/** The longest time in milliseconds that an expression takes on attack texts, with that text. */
export function worstTime(pattern: string, flags: string, limit: number): { time: number; text: string } {
  let worst = { time: 0, text: '' };
  for (const length of lengths) {
    for (const text of attackTexts(pattern, flags, length)) {
      const time = minTime(() => run(new RegExp(pattern, flags), text), limit);
      if (time > worst.time) worst = { time, text };
      if (time > limit) return worst;
    }
  }
  return worst;
}

/**
 * The shortest CPU time of several runs in milliseconds, to ignore machine load. Stops at the first run within the
 * limit.
 */
export function minTime(act: () => void, limit: number, runs = 8): number {
  let min = Infinity;
  for (let at = 0; at < runs && min > limit; at += 1) {
    const start = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(start);
    min = Math.min(min, (user + system) / 1000);
  }
  return min;
}

/** Finds all matches with the flag `g`, else the first. */
function run(expression: RegExp, text: string): void {
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
}
