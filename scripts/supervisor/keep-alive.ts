import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.ts';

export type Alive = {
  /** Resolves with how it ended, in words: `code 1`, `SIGKILL`. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

/** Looks after a process until the signal comes, which it does when that one has ended or is to end. */
export type LookAfter<A> = (process: A, over: AbortSignal) => void;

const firstPause = 500;
const longestPause = 15_000;
/** What lived this long (milliseconds) is started again without the pauses of earlier failures. */
const healthyLife = 30_000;

type Options<A> = { wait?: typeof sleep; lookAfter?: LookAfter<A> };

/** Starts a process again whenever it dies, waiting longer after each failure; says so. */
export function keepAlive<A extends Alive>(
  name: string,
  first: A,
  start: () => A | Promise<A>,
  { wait = sleep, lookAfter }: Options<A> = {},
): Pick<Alive, 'stop'> {
  const stopping = new AbortController();
  let current: Alive = first;
  const attend = (process: A) => {
    const over = new AbortController();
    const end = () => over.abort();
    void process.ended.then(end);
    stopping.signal.addEventListener('abort', end, { once: true });
    lookAfter?.(process, over.signal);
  };
  attend(first);

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
      if (!stopping.signal.aborted) current = await startAnyway(start, attend);
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
async function startAnyway<A extends Alive>(
  start: () => A | Promise<A>,
  attend: (process: A) => void,
): Promise<Alive> {
  try {
    const started = await start();
    attend(started);
    return started;
  } catch (error) {
    return { ended: Promise.resolve(String(error)), stop: () => Promise.resolve() };
  }
}
