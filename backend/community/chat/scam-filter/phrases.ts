/** Positions in a sentence, in words. */
export type Hit = { start: number; end: number };

type Phrase = { kind: string; rest: string[] };

const minStem = 2;
const maxStemLength = 16;

/** Lookup in linear time. A `*` after a phrase's first word matches any ending. */
export class PhraseBook {
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
