import { log } from '#backend/platform/http/log.ts';
import type { MemberCounts } from './count-members.ts';

/** Counting takes at most 1/n of all time, and of the time after a change. */
const share = { usually: 100, afterChange: 20 };
/** Minimum age of a count without a known change, in milliseconds. */
const minDurationMs = 2_000;
/** Pages wait for counts up to this long (milliseconds); slower ones run behind an older result. */
const quick = 200;

type CachedCounts = { counts: MemberCounts; countedAt: number; durationMs: number; isOutdated: boolean };

/** Refreshes quick counts after each change, slow ones every few minutes; one count per key at a time. */
export function createCountCache(clock: () => number = () => performance.now()) {
  const entries = new Map<string, CachedCounts>();
  const running = new Map<string, Promise<MemberCounts>>();
  /** Number of changes; a count started before one may miss it. */
  let changes = 0;

  const begin = (key: string, count: () => Promise<MemberCounts>): Promise<MemberCounts> => {
    const [startedAt, asOf] = [clock(), changes];
    const run = count()
      .then((counts) => {
        const countedAt = clock();
        entries.set(key, {
          counts,
          countedAt,
          durationMs: countedAt - startedAt,
          isOutdated: changes !== asOf,
        });
        return counts;
      })
      .finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };

  const isDue = ({ countedAt, durationMs, isOutdated }: CachedCounts): boolean => {
    const rest = isOutdated
      ? durationMs * share.afterChange
      : Math.max(minDurationMs, durationMs * share.usually);
    return clock() - countedAt >= rest;
  };

  return {
    async get(key: string, count: () => Promise<MemberCounts>): Promise<MemberCounts> {
      const last = entries.get(key);
      if (last && !isDue(last)) return last.counts;
      const run = running.get(key) ?? begin(key, count);
      if (!last || last.durationMs < quick) return run;
      run.catch((error: unknown) =>
        log.warn({ err: error }, 'the members of the browse pages could not be counted'),
      );
      return last.counts;
    },
    outdate(isMeant: (key: string) => boolean): void {
      changes += 1;
      for (const [key, each] of entries) if (isMeant(key)) each.isOutdated = true;
    },
  };
}
