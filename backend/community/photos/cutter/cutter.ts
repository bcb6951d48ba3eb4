import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { FairTurns } from '#lib/process/fair-turns.ts';
import type { CutOrder, CutPicture } from './picture.ts';
import { CutterWorker, startCutting } from './worker.ts';

export type Cutter = {
  /**
   * Cuts a picture of an account when its turn comes, unless `stillWanted` throws then: one of an account at a time, and the
   * accounts in turn.
   * @throws {PictureRefusal} also where the picture ended the process that decoded it
   * @throws {TooBusy} where as many wait as may
   */
  cut: (account: string, order: CutOrder, stillWanted?: () => Promise<void>) => Promise<CutPicture>;
  /** Gets a process ready, for somebody is about to upload. */
  warm: () => void;
  close: () => void;
};

type Options = { workers?: number; timeoutMs?: number; start?: () => ChildProcess };

/** Pictures that may wait: a browser sends an account's one after the other, whatever brings more holds its own up. */
const waiting = { own: 8, all: 100 };

/** Longest time for one picture in milliseconds; the largest that are taken need a fifth of it, and the slowest of them half. */
const defaultTimeoutMs = 5_000;

/** Keeps processes that decode pictures; whatever a picture does to one of them, the next picture gets a new one. */
export function createCutter({
  workers = Math.max(1, Math.floor(availableParallelism() / 2)),
  timeoutMs = defaultTimeoutMs,
  start = startCutting,
}: Options = {}): Cutter {
  const idle: CutterWorker[] = [];
  const all = new Set<CutterWorker>();
  const turns = new FairTurns({ atOnce: workers, perKey: 1, waiting });

  const open = () => {
    const worker = new CutterWorker(start());
    all.add(worker);
    return worker;
  };
  const take = (): CutterWorker => {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (worker.isAlive) return worker;
      all.delete(worker);
    }
    return open();
  };
  const giveBack = (worker: CutterWorker) => {
    if (worker.isAlive) idle.push(worker);
    else all.delete(worker);
  };

  return {
    cut: (account, order, stillWanted) =>
      turns.run(account, async () => {
        await stillWanted?.();
        const worker = take();
        try {
          return await worker.cut(order, timeoutMs);
        } finally {
          giveBack(worker);
        }
      }),
    warm() {
      if (all.size === 0) idle.push(open());
    },
    close() {
      for (const worker of all) worker.end();
    },
  };
}
