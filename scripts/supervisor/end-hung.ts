import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.ts';

export type Watched = {
  name: string;
  url: string;
  /** Ends the process so that it has no say in it: one that hangs does not take a request to end either. */
  end: () => void;
  /** How long (milliseconds) it may take to its first answer. */
  start: number;
};

type Times = {
  /** Milliseconds between two questions. */
  every: number;
  /** Milliseconds without an answer after which a process counts as hung. */
  hung: number;
};

const usual: Times = { every: 1_000, hung: 10_000 };

/**
 * Asks a process whether it lives until the signal comes, and ends it once it has answered nothing for ten seconds;
 * systemd or the container's restart starts it again. Any answer is one: whether it can do its work is another question.
 */
export async function endHung(
  { name, url, end, start }: Watched,
  over: AbortSignal,
  { every, hung }: Times = usual,
): Promise<void> {
  let timeoutMs = start;
  let silent = 0;
  while (!over.aborted) {
    const remainingMs = timeoutMs - silent;
    const startedAt = performance.now();
    const isAlive = await answers(url, remainingMs, over);
    const took = performance.now() - startedAt;
    if (over.aborted) return;
    if (isAlive) [timeoutMs, silent] = [hung, 0];
    // A question that took longer than it may says that this process was stopped as well: the machine slept.
    else if (took < remainingMs + hung / 2) silent += took;
    if (silent >= timeoutMs) {
      say(`The ${name} has not answered for ${Math.round(silent / 1000)} s (${url}); ending it.`);
      return end();
    }
    await sleep(every, undefined, { signal: over }).catch(() => undefined);
    if (!isAlive) silent += every;
  }
}

/** A connection of its own each time: what a process kept open says nothing about the next visitor. */
function answers(url: string, within: number, over: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume();
      end(true);
    });
    const giveUp = () => end(false);
    const late = setTimeout(giveUp, within);
    const end = (isAlive: boolean) => {
      clearTimeout(late);
      over.removeEventListener('abort', giveUp);
      resolve(isAlive);
      request.destroy();
    };
    over.addEventListener('abort', giveUp);
    request.on('error', giveUp);
  });
}
