import { eld } from 'eld/extrasmall';
import { LRUCache } from 'lru-cache';

/** Minimum number of letters. */
const minLetters = 20;
/** Maximum number of characters that are read. */
const maxLength = 400;
/** Languages within this score difference of the first count as equally likely. */
const margin = 0.06;

const cache = new LRUCache<string, LikelyLanguages>({ max: 2_000 });

type LikelyLanguages = readonly string[];

/**
 * The language of a text as a BCP 47 tag; undefined if uncertain. Among equally likely languages, such as Danish and
 * Norwegian, the writer's known language wins.
 */
export function detectLanguage(text: string, known?: string): string | undefined {
  const likely = likelyLanguages(text.slice(0, maxLength));
  return likely.length === 1 ? likely[0] : likely.find((each) => each === known);
}

/** Cached, because the same texts are read repeatedly. */
function likelyLanguages(text: string): LikelyLanguages {
  const before = cache.get(text);
  if (before) return before;
  const likely = detect(text);
  cache.set(text, likely);
  return likely;
}

function detect(text: string): LikelyLanguages {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < minLetters) return [];
  const found = eld.detect(text);
  if (!found.isReliable()) return [];
  const scores = Object.entries(found.getScores());
  const minScore = Math.max(...scores.map(([, score]) => score)) * (1 - margin);
  return scores.filter(([, score]) => score >= minScore).map(([language]) => toTag(language));
}

/** Our tag for Norwegian. */
const toTag = (language: string) => (language === 'no' ? 'nb' : language);
