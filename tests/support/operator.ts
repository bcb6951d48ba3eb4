import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Ended } from './operating.ts';

export type Order = { words: string[]; environment: Record<string, string> };
export type Operator = { run: (order: Order) => Promise<Ended>; end(): Promise<unknown> };

/** The operator's `npx vonk` in a thread of this process, started by the first command. */
export function createOperator(environment: NodeJS.ProcessEnv): Operator {
  const file = (path: string) => new URL(path, import.meta.url);
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const start = () => {
    const worker = new Worker(file('operator-thread.mjs'), {
      env: environment,
      execArgv: [],
      workerData: { program: file('../../dist/vonk.mjs').href },
    });
    return worker.once('exit', () => (thread = undefined));
  };
  const runNow = async (order: Order) => {
    const worker = (thread ??= start());
    const waiting = new AbortController();
    worker.postMessage(order);
    try {
      const exit = once(worker, 'exit', waiting).then(([code]) => {
        throw new Error(`The operator's thread ended with ${code}`);
      });
      const [ended] = (await Promise.race([once(worker, 'message', waiting), exit])) as [Ended];
      return ended;
    } finally {
      waiting.abort();
    }
  };
  return {
    run(order) {
      const ended = last.catch(() => {}).then(() => runNow(order));
      last = ended;
      return ended;
    },
    end: async () => thread?.terminate(),
  };
}
