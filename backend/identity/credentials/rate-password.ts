import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Rating } from './rating/estimate.ts';
import type { Question, Reply } from './rating/thread.ts';

type Waiting = { resolve: (rating: Rating) => void; reject: (error: Error) => void };

let thread: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

/**
 * How hard a password is to guess for somebody who knows the given words about the person, such as name and address:
 * 0 is guessed at once, 4 not in years. Rated in a thread of its own, for the dictionaries, which are loaded with the
 * first password, and a password that is made for it would hold up everybody else's calls.
 */
export function ratePassword(password: string, known: string[]): Promise<Rating> {
  const rater = (thread ??= startThread());
  const question: Question = { number: (asked += 1), password, known };
  return new Promise((resolve, reject) => {
    waiting.set(question.number, { resolve, reject });
    rater.ref();
    rater.postMessage(question);
  });
}

/** Bundled beside the backend, or the source with the loader that runs the backend itself. */
function startThread(): Worker {
  const bundled = fileURLToPath(new URL('./password-rater.mjs', import.meta.url));
  const source = new URL('./rating/thread.ts', import.meta.url).href;
  const worker = existsSync(bundled)
    ? new Worker(bundled)
    : new Worker(`import('tsx/esm/api').then((tsx) => tsx.tsImport('${source}', '${source}'))`, {
        eval: true,
      });
  worker.on('message', ({ number, rating }: Reply) => {
    waiting.get(number)?.resolve(rating);
    waiting.delete(number);
    // Idle it holds up no end of the process.
    if (waiting.size === 0) worker.unref();
  });
  // Whoever waits gets an error and the next password a new thread.
  worker.on('error', (error) => {
    if (thread === worker) thread = null;
    for (const { reject } of waiting.values()) reject(error as Error);
    waiting.clear();
  });
  return worker;
}
