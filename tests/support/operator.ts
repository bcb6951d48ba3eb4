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
  const runNow = async (order: Order) => {
    thread ??= new Worker(file('operator-thread.mjs'), {
      env: environment,
      execArgv: [],
      workerData: { program: file('../../dist/vonk.mjs').href },
    });
    thread.postMessage(order);
    const [ended] = (await once(thread, 'message')) as [Ended];
    return ended;
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
