type Spellings = Record<string, string>;

/** Letters that Unicode does not decompose, and how they are typed without that key. */
const unmarked: Spellings = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
/** Spelled-out forms of letters. */
const spelledOut: Spellings = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae', œ: 'oe', ß: 'ss' };

/**
 * A test for texts that contain each word of a query, regardless of case and diacritics. Diacritics depend on the
 * language: ä is an a (or ae) in German and a separate letter in Swedish, where "a" does not match it.
 */
export function textSearch(query: string, locale: string): (text: string) => boolean {
  const foldings = [folding(locale, unmarked, withoutMarks), spellOut(locale)];
  const queries = foldings.map((fold) => fold(query).split(/\s+/).filter(Boolean));
  return (text) => {
    const folded = foldings.map((fold) => fold(text));
    // Per word, so that "Joerg" and "Zoë" may share a query.
    return (queries[0] ?? []).every((_, at) =>
      folded.some((each, by) => each.includes(queries[by]?.[at] ?? '')),
    );
  };
}

/** Digraphs are equivalent in all languages: users typing "Soeren" have no ø key. */
function spellOut(locale: string): (text: string) => string {
  return (text) =>
    text
      .normalize('NFC')
      .toLocaleLowerCase(locale)
      .replace(/[äöüåøæœß]/g, (letter) => spelledOut[letter] ?? letter);
}

/** Replaces letters by a plainer spelling if the language treats both as equal. */
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
