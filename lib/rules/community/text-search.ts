type Spellings = Record<string, string>;

/** Letters with a mark that Unicode does not take apart, and what somebody without that key types instead. */
const unmarked: Spellings = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
/** How a letter is spelled out. */
const spelledOut: Spellings = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae', œ: 'oe', ß: 'ss' };

/**
 * A test for texts that hold each word of a query, without regard to case and marks. What counts as a mark depends on
 * the language: ä is an a (or ae) in German and a letter of its own in Swedish, where "a" does not find it.
 */
export function textSearch(query: string, locale: string): (text: string) => boolean {
  const foldings = [folding(locale, unmarked, withoutMarks), spellOut(locale)];
  const queries = foldings.map((fold) => fold(query).split(/\s+/).filter(Boolean));
  return (text) => {
    const folded = foldings.map((fold) => fold(text));
    // Word by word: "Joerg" may stand beside "Zoë" in one query.
    return (queries[0] ?? []).every((_, at) =>
      folded.some((each, by) => each.includes(queries[by]?.[at] ?? '')),
    );
  };
}

/** Digraphs are the same letter in every language: who types "Soeren" has no ø. */
function spellOut(locale: string): (text: string) => string {
  return (text) =>
    text
      .normalize('NFC')
      .toLocaleLowerCase(locale)
      .replace(/[äöüåøæœß]/g, (letter) => spelledOut[letter] ?? letter);
}

/** Replaces each letter by a plainer spelling where the language counts the two as the same. */
function folding(
  locale: string,
  spellings: Spellings,
  otherwise: (letter: string) => string,
): (text: string) => string {
  const { compare } = new Intl.Collator(locale, { usage: 'sort', sensitivity: 'base' });
  const known = new Map<string, string>();
  const fold = (letter: string) => {
    const plain = spellings[letter] ?? otherwise(letter);
    const folded = compare(letter, plain) === 0 ? plain : letter;
    known.set(letter, folded);
    return folded;
  };
  return (text) =>
    text
      .normalize('NFC')
      .toLocaleLowerCase(locale)
      .replace(/[^\u0020-\u007e]/gu, (letter) => known.get(letter) ?? fold(letter));
}

function withoutMarks(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}
