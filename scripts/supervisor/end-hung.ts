import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { printLine } from './print-line.ts';

export type Watched = {
  name: string;
  url: string;
  /** Kills the process: a hung one ignores SIGTERM. */
  end: () => void;
  /** Milliseconds allowed before the first response. */
  start: number;
};

type Times = {
  /** Milliseconds between two checks. */
  every: number;
  /** Milliseconds without a response after which a process counts as hung. */
  hung: number;
};

const usual: Times = { every: 1_000, hung: 10_000 };

/**
 * Checks a process until the signal aborts, and kills it after ten seconds without a response; systemd or the
 * container's restart policy starts it again. Any response counts: readiness is checked elsewhere.
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
    // A check beyond its timeout means that this process was suspended too: the machine slept.
    else if (took < remainingMs + hung / 2) silent += took;
    if (silent >= timeoutMs) {
      printLine(`The ${name} has not answered for ${Math.round(silent / 1000)} s (${url}); ending it.`);
      return end();
    }
    await sleep(every, undefined, { signal: over }).catch(() => undefined);
    if (!isAlive) silent += every;
  }
}

/** A new connection each time: a keep-alive one says nothing about new visitors. */
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
