import { eld } from 'eld/extrasmall';
import { LRUCache } from 'lru-cache';

/** Shorter texts, in letters, say too little. */
const fewestLetters = 20;
/** Of a long text the beginning says enough, in characters. */
const longestRead = 400;
/** A language this much less likely than the first, as a share, is as likely. */
const margin = 0.06;

const kept = new LRUCache<string, LikelyLanguages>({ max: 2_000 });

type LikelyLanguages = readonly string[];

/**
 * The language a text is written in, as a BCP 47 tag; undefined where that is not sure. Of languages as likely as each other,
 * such as Danish and Norwegian, it is the one that its writer is known to use.
 */
export function languageOf(text: string, known?: string): string | undefined {
  const likely = likelyLanguages(text.slice(0, longestRead));
  return likely.length === 1 ? likely[0] : likely.find((each) => each === known);
}

/** The same texts are read again and again, and none of them changes. */
function likelyLanguages(text: string): LikelyLanguages {
  const before = kept.get(text);
  if (before) return before;
  const likely = detect(text);
  kept.set(text, likely);
  return likely;
}

function detect(text: string): LikelyLanguages {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return [];
  const found = eld.detect(text);
  if (!found.isReliable()) return [];
  const scores = Object.entries(found.getScores());
  const least = Math.max(...scores.map(([, score]) => score)) * (1 - margin);
  return scores.filter(([, score]) => score >= least).map(([language]) => tagOf(language));
}

/** Norwegian as it is written here. */
const tagOf = (language: string) => (language === 'no' ? 'nb' : language);
