/** Seconds as hh:mm:ss, never below zero; hours run past 24 where they must. Section 4, time bonus. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(left / 3600))}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
}

/** Whole seconds from now to a moment, 0 once it has passed. */
export function secondsUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 1000));
}
