import { performance } from 'node:perf_hooks';
import { FairTurns } from '#lib/process/fair-turns.ts';

export type Asker = {
  /** Requests of one network take turns; null if visitors cannot be distinguished, or for background work. */
  network: string | null;
  /** Receives the milliseconds of this thread that the render took. */
  charge?: (ms: number) => void;
};

/**
 * Renders a few pages at a time, alternating between networks, so that a flood of uncached pages delays only its own
 * network.
 */
export class RenderTurns {
  /** Renders share a thread with the serving of cached pages; more waiting requests from one network are a flood. */
  readonly #turns = new FairTurns({ atOnce: 6, perKey: 3, waiting: { own: 60, all: Infinity } });

  /**
   * Renders a page when it is its turn. The slot is released after `longest` milliseconds even if the render
   * continues.
   * @param isWanted checked when the turn comes: false drops it
   * @throws TooBusy, NoLongerWanted
   */
  take<T>(
    { network, charge }: Asker,
    render: () => Promise<T>,
    maxMs: number,
    isWanted: () => boolean,
  ): Promise<T> {
    let before: ReturnType<typeof performance.eventLoopUtilization> | undefined;
    const measured = () => {
      before = performance.eventLoopUtilization();
      return render();
    };
    const onDone = (shared: number) => charge?.(performance.eventLoopUtilization(before).active / shared);
    return this.#turns.run(network, measured, { isWanted, maxMs, onDone });
  }
}
