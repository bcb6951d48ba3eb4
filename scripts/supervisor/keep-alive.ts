import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.ts';

export type Alive = {
  /** Resolves with how it ended, in words: `code 1`, `SIGKILL`. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

const firstPause = 500;
const longestPause = 15_000;
/** What lived this long (milliseconds) is started again without the pauses of earlier failures. */
const healthyLife = 30_000;

/** Starts a process again whenever it dies, waiting longer after each failure; says so. */
export function keepAlive(
  name: string,
  first: Alive,
  start: () => Alive | Promise<Alive>,
  wait: typeof sleep = sleep,
): Pick<Alive, 'stop'> {
  const stopping = new AbortController();
  let current = first;

  const watching = (async () => {
    let pause = firstPause;
    while (!stopping.signal.aborted) {
      const born = Date.now();
      const ending = await current.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - born > healthyLife) pause = firstPause;
      say(`The ${name} ended (${ending}); starting it again in ${pause / 1000} s.`);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, longestPause);
      if (!stopping.signal.aborted) current = await startAnyway(start);
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      await current.stop();
    },
  };
}

/** A start that fails counts as one that died at once. */
async function startAnyway(start: () => Alive | Promise<Alive>): Promise<Alive> {
  try {
    return await start();
  } catch (error) {
    return { ended: Promise.resolve(String(error)), stop: () => Promise.resolve() };
  }
}
