/** The parts of a regular expression needed to generate texts. */
export type Part =
  /** One character of a set, as in the source: `a`, `\d`, `[^x]`. */
  | { kind: 'set'; source: string }
  /** A zero-width assertion. */
  | { kind: 'nothing' }
  | { kind: 'choice'; options: Part[][] }
  | { kind: 'repeat'; part: Part; min: number; max: number };

/** Parses a regular expression. @throws Error if it ends too early */
export function parseExpression(source: string): Part[][] {
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
