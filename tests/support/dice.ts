export type Dice = {
  /** An integer from 0 to below the limit. */
  below: (limit: number) => number;
  pick: <T>(from: readonly T[]) => T;
};

/** Repeatable random numbers: the same seed, the same sequence (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (from) => {
      const [picked] = from.slice(below(from.length));
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
  };
}
