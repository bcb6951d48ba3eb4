import { log } from '#backend/platform/http/log.ts';
import type { HubCounts } from './count-hubs.ts';

/** Counting takes at most one part in so many of all time, and of the time after a change. */
const share = { usually: 100, afterChange: 20 };
/** Without a change to hear of, counts rest this long at least (milliseconds). */
const shortest = 2_000;
/** Longer counts (milliseconds) are nothing a page waits for, as long as there is an older one. */
const quick = 200;

type CachedCounts = { counts: HubCounts; countedAt: number; took: number; isOutdated: boolean };

/**
 * Counts that are as fresh as their cost allows: taken anew after a change where that takes no time, every few minutes
 * where it takes seconds. Only one count of a kind runs at a time. `clock` gives milliseconds.
 */
export function createCountCache(clock: () => number = () => performance.now()) {
  const entries = new Map<string, CachedCounts>();
  const running = new Map<string, Promise<HubCounts>>();
  /** Counts changes: what was counted before one may miss it. */
  let changes = 0;

  const begin = (key: string, count: () => Promise<HubCounts>): Promise<HubCounts> => {
    const [startedAt, asOf] = [clock(), changes];
    const run = count()
      .then((counts) => {
        const countedAt = clock();
        entries.set(key, { counts, countedAt, took: countedAt - startedAt, isOutdated: changes !== asOf });
        return counts;
      })
      .finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };

  const isDue = ({ countedAt, took, isOutdated }: CachedCounts): boolean => {
    const rest = isOutdated ? took * share.afterChange : Math.max(shortest, took * share.usually);
    return clock() - countedAt >= rest;
  };

  return {
    async get(key: string, count: () => Promise<HubCounts>): Promise<HubCounts> {
      const last = entries.get(key);
      if (last && !isDue(last)) return last.counts;
      const run = running.get(key) ?? begin(key, count);
      if (!last || last.took < quick) return run;
      run.catch((error: unknown) => log.warn({ err: error }, 'the members of the hubs could not be counted'));
      return last.counts;
    },
    /** Notes that what was counted under some keys has changed. */
    outdate(isMeant: (key: string) => boolean): void {
      changes += 1;
      for (const [key, each] of entries) if (isMeant(key)) each.isOutdated = true;
    },
  };
}
