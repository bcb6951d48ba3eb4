/** Prints the newest lines up to a maximum, or that there are none. */
export function printLines(lines: readonly string[], max = Infinity): void {
  console.log(lines.length ? lines.join('\n') : 'Nothing.');
  if (lines.length >= max) console.log(`The newest ${max}.`);
}

/** How long something has waited, in the largest unit that says enough. */
export function formatWait(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}
