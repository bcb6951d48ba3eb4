import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { CutOrder, CutPicture } from './picture.ts';
import { CutterWorker, startCutting } from './worker.ts';

export type Cutter = {
  /**
   * Cuts a picture when its turn comes, unless `stillWanted` throws then.
   * @throws {PictureRefusal} also where the picture ended the process that decoded it
   */
  cut: (order: CutOrder, stillWanted?: () => Promise<void>) => Promise<CutPicture>;
  /** Gets a process ready, for somebody is about to upload. */
  warm: () => void;
  close: () => void;
};

type Options = { workers?: number; timeoutMs?: number; start?: () => ChildProcess };

/** Longest time for one picture in milliseconds; the largest that are taken need a quarter of it. */
const defaultTimeoutMs = 8_000;

/** Keeps processes that decode pictures; whatever a picture does to one of them, the next picture gets a new one. */
export function createCutter({
  workers = Math.max(1, Math.floor(availableParallelism() / 2)),
  timeoutMs = defaultTimeoutMs,
  start = startCutting,
}: Options = {}): Cutter {
  const idle: CutterWorker[] = [];
  const waiting: ((worker: CutterWorker) => void)[] = [];
  const all = new Set<CutterWorker>();

  const open = () => {
    const worker = new CutterWorker(start());
    all.add(worker);
    return worker;
  };
  const take = (): Promise<CutterWorker> | CutterWorker => {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (worker.isAlive) return worker;
      all.delete(worker);
    }
    return all.size < workers ? open() : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (worker: CutterWorker) => {
    if (!worker.isAlive) all.delete(worker);
    const next = waiting.shift();
    if (next) next(worker.isAlive ? worker : open());
    else if (worker.isAlive) idle.push(worker);
  };

  return {
    async cut(order, stillWanted) {
      const worker = await take();
      try {
        await stillWanted?.();
        return await worker.cut(order, timeoutMs);
      } finally {
        giveBack(worker);
      }
    },
    warm() {
      if (all.size === 0) idle.push(open());
    },
    close() {
      for (const worker of all) worker.end();
    },
  };
}
