import { processWide } from '../site/process-wide.ts';

/** A response that is the same for all visitors of a brand and language. */
export type SharedAnswer = { body: Buffer; etag: string; tags: readonly string[]; until: number };

type Store = { answers: Map<string, SharedAnswer>; purges: number };

// A plain map: lru-cache is half as slow again on a hit.
const store = () => processWide<Store>('shared-answers', () => ({ answers: new Map(), purges: 0 }));

const answerLimit = 2_000;
/** Cache lifetime in seconds without a purge. */
const ttlSeconds = 60;

/** The cached response, unless expired. */
export function sharedAnswer(key: string): SharedAnswer | null {
  const { answers } = store();
  const answer = answers.get(key);
  if (!answer) return null;
  if (answer.until > Date.now()) return answer;
  answers.delete(key);
  return null;
}

/** Counts purges: a response requested before one must not be cached after it. */
export function purgeCount(): number {
  return store().purges;
}

/** Caches a response that was requested when `purgeCount()` was `asOf`. */
export function cacheSharedAnswer(key: string, answer: Omit<SharedAnswer, 'until'>, asOf: number): void {
  const { answers, purges } = store();
  if (purges !== asOf) return;
  if (answers.size >= answerLimit) answers.delete(answers.keys().next().value as string);
  answers.set(key, { ...answer, until: Date.now() + ttlSeconds * 1000 });
}

/** Drops responses with one of the tags; all for `null`. */
export function purgeSharedAnswers(tags: readonly string[] | null): void {
  const shared = store();
  shared.purges++;
  if (!tags) return shared.answers.clear();
  for (const [key, answer] of shared.answers) {
    if (answer.tags.some((tag) => tags.includes(tag))) shared.answers.delete(key);
  }
}
