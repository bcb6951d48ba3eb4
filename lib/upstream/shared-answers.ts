import { processWide } from '../site/process-wide.ts';

/** An answer that is the same for every visitor of a brand and language. */
export type SharedAnswer = { body: Buffer; etag: string; tags: readonly string[]; until: number };

type Store = { answers: Map<string, SharedAnswer>; purges: number };

// A plain map: a hit through lru-cache took half as long again.
const store = () => processWide<Store>('shared-answers', () => ({ answers: new Map(), purges: 0 }));

const answerLimit = 2_000;
/** Seconds an answer is kept when no purge tells of a change. */
const lifetime = 60;

/** The kept answer, unless it has expired. */
export function sharedAnswer(key: string): SharedAnswer | null {
  const { answers } = store();
  const answer = answers.get(key);
  if (!answer) return null;
  if (answer.until > Date.now()) return answer;
  answers.delete(key);
  return null;
}

/** Counts purges: an answer asked for before one must not be kept after it. */
export function purgeCount(): number {
  return store().purges;
}

/** Keeps an answer that was asked for when `purgeCount()` was `asOf`. */
export function cacheSharedAnswer(key: string, answer: Omit<SharedAnswer, 'until'>, asOf: number): void {
  const { answers, purges } = store();
  if (purges !== asOf) return;
  if (answers.size >= answerLimit) answers.delete(answers.keys().next().value as string);
  answers.set(key, { ...answer, until: Date.now() + lifetime * 1000 });
}

/** Drops the answers that carry one of the tags; all of them for `null`. */
export function purgeSharedAnswers(tags: readonly string[] | null): void {
  const shared = store();
  shared.purges++;
  if (!tags) return shared.answers.clear();
  for (const [key, answer] of shared.answers) {
    if (answer.tags.some((tag) => tags.includes(tag))) shared.answers.delete(key);
  }
}
