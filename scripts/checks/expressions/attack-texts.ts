import { parseExpression, type Part } from './parse-expression.ts';

/** Characters tried for sets: letters, digits and symbols. */
const candidates = Array.from(
  'aA0 1xzeE-_.,:;@/\\"\'<>()[]{}=+?&#%!|*~^$`\n\t\0' +
    'éßЖ中٣²€–’…«»“”\u200b\u0301\u202e\u2060\u2028\u00ad\u3000😀👍',
);

/**
 * Texts that maximize backtracking: a prefix, repetitions of each repeated part, and an ending that does not match.
 */
export function attackTexts(pattern: string, flags: string, length: number): Set<string> {
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
