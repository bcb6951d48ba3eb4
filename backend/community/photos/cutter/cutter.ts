import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { FairTurns } from '#lib/process/fair-turns.ts';
import type { CutRequest, CutPicture } from './picture.ts';
import { CutterWorker, startCutting } from './worker.ts';

export type Cutter = {
  /**
   * Cuts an account's picture when its turn comes, unless `stillWanted` throws by then: one per account, accounts in
   * turn.
   * @throws {PictureRefusal} also if the picture crashed the decoder
   * @throws {TooBusy} if the queue is full
   */
  cut: (account: string, request: CutRequest, stillWanted?: () => Promise<void>) => Promise<CutPicture>;
  /** Starts a process ahead of an expected upload. */
  warm: () => void;
  close: () => void;
};

type Options = { workers?: number; timeoutMs?: number; start?: () => ChildProcess };

/** Queue limits: browsers upload one picture at a time, so a longer queue only delays its own account. */
const waiting = { own: 8, all: 100 };

/** Timeout per picture in milliseconds; the largest accepted ones take a fifth, the slowest of them half. */
const defaultTimeoutMs = 5_000;

/** Pool of decoding processes; a picture that crashes or blocks one does not affect the next. */
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
  const getWorker = (): CutterWorker => {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (worker.isAlive) return worker;
      all.delete(worker);
    }
    return open();
  };
  const releaseWorker = (worker: CutterWorker) => {
    if (worker.isAlive) idle.push(worker);
    else all.delete(worker);
  };

  return {
    cut: (account, request, stillWanted) =>
      turns.run(account, async () => {
        await stillWanted?.();
        const worker = getWorker();
        try {
          return await worker.cut(request, timeoutMs);
        } finally {
          releaseWorker(worker);
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
