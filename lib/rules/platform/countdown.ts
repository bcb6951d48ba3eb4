/** Seconds as hh:mm:ss, never below zero; hours run past 24 where they must. Section 4, time bonus. */
export function countdown(seconds: number): string {
  const remaining = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(remaining / 3600))}:${two(Math.floor((remaining % 3600) / 60))}:${two(remaining % 60)}`;
}

/** A moment by two clocks of the device: the wall's can be set, the steady one can't but may stop while it sleeps. */
export type ClockReading = {
  /** Milliseconds since the epoch. */
  wall: number;
  /** Milliseconds since the page began. */
  steady: number;
};

/** Whole seconds left of `validity` seconds that a server named when the clocks stood at `received`; 0 when over. */
export function secondsLeft(validity: number, received: ClockReading, now: ClockReading): number {
  // The clock that says more is believed: nothing is ever promised for too long.
  const passed = Math.max(0, now.wall - received.wall, now.steady - received.steady);
  return Math.max(0, Math.ceil(validity - passed / 1000));
}
