import { performance } from 'node:perf_hooks';
import { FairTurns } from '#lib/process/fair-turns.ts';

/** For whom a page is made. */
export type Asker = {
  /** Those who share it take turns; null where visitors can't be told apart, or nobody waits. */
  network: string | null;
  /** Hears the milliseconds of this thread that the render took. */
  charge?: (ms: number) => void;
};

/**
 * Lets pages be made a few at a time, networks in turn, so that whoever asks for many pages that nobody has asked for yet
 * waits for these, and not everybody else.
 */
export class RenderTurns {
  /** Each render takes the one thread that also sends what is kept; more waiting for one network is a flood. */
  readonly #turns = new FairTurns({ atOnce: 6, perKey: 3, waiting: { own: 60, all: Infinity } });

  /**
   * Makes a page once it is its turn. The place is free again after `longest` milliseconds even where the making goes on.
   * @param isWanted asked when the turn has come: false drops it
   * @throws TooBusy, NoLongerWanted
   */
  take<T>(
    { network, charge }: Asker,
    render: () => Promise<T>,
    longest: number,
    isWanted: () => boolean,
  ): Promise<T> {
    let before: ReturnType<typeof performance.eventLoopUtilization> | undefined;
    const measured = () => {
      before = performance.eventLoopUtilization();
      return render();
    };
    const left = (shared: number) => charge?.(performance.eventLoopUtilization(before).active / shared);
    return this.#turns.run(network, measured, { isWanted, longest, left });
  }
}
