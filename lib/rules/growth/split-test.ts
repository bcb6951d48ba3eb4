/** What a split test may choose: a slug of its lander, or null for the lander without one. */
export type SplitVariant = { slug: string | null; weight: number };

export type SplitTest = { name: string; lander: string; variants: readonly SplitVariant[] };

/** So many groups of visitors are told apart: too few for a group to be a person. */
export const splitGroups = 1_000;

/** What the lander without a slug is called in marks and commands. */
export const generalVariant = 'general';

/**
 * The variant for a key: the same key always gets the same one, each its share of keys by weight, and a variant that
 * is added takes its keys evenly from the others, which change none among themselves (weighted rendezvous hashing).
 * Null for a test whose weights are all zero.
 */
export function chooseVariant({ name, variants }: SplitTest, splitKey: string): SplitVariant | null {
  let best: SplitVariant | null = null;
  let bestScore = -Infinity;
  for (const variant of variants) {
    if (!(variant.weight > 0)) continue;
    const score = variant.weight / -Math.log(pointOf(`${name}\n${nameOfVariant(variant)}\n${splitKey}`));
    if (score <= bestScore) continue;
    best = variant;
    bestScore = score;
  }
  return best;
}

export function nameOfVariant({ slug }: Pick<SplitVariant, 'slug'>): string {
  return slug ?? generalVariant;
}

/** `spring.forest`: what the parameter `split` says once a variant is chosen. */
export function splitMark(test: Pick<SplitTest, 'name'>, variant: Pick<SplitVariant, 'slug'>): string {
  return `${test.name}.${nameOfVariant(variant)}`;
}

export function isSplitMark(text: unknown): text is string {
  return typeof text === 'string' && text.length <= 100 && /^[a-z0-9-]+\.[a-z0-9-]+$/.test(text);
}

/** The mark in the query of a landing; null without one. */
export function splitOfQuery(query: string): string | null {
  const given = new URLSearchParams(query).get('split');
  return isSplitMark(given) ? given : null;
}

/** A number between 0 and 1, neither of them, spread evenly over all texts: FNV-1a with the last steps of MurmurHash3. */
function pointOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let nth = 0; nth < text.length; nth += 1)
    hash = Math.imul(hash ^ text.charCodeAt(nth), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32;
}
