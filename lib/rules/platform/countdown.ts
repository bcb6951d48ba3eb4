/** Seconds as hh:mm:ss, not negative; hours may exceed 24. `docs/specification.md` §4, time bonus. */
export function countdown(seconds: number): string {
  const remaining = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(remaining / 3600))}:${two(Math.floor((remaining % 3600) / 60))}:${two(remaining % 60)}`;
}

/** A time by two clocks of the device: the wall clock can be set, the steady one can't but may stop during sleep. */
export type ClockReading = {
  /** Milliseconds since the epoch. */
  wall: number;
  /** Milliseconds since the page started. */
  steady: number;
};

/** Whole seconds left of `validity` seconds from the response at `received`; 0 when over. */
export function secondsLeft(validity: number, received: ClockReading, now: ClockReading): number {
  // The larger elapsed time counts, so that a discount never shows for too long.
  const passed = Math.max(0, now.wall - received.wall, now.steady - received.steady);
  return Math.max(0, Math.ceil(validity - passed / 1000));
}
