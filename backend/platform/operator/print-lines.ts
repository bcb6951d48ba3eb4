/** Prints what was found, a line each, up to so many of the newest; where there is none it says so. */
export function printLines(lines: readonly string[], max = Infinity): void {
  console.log(lines.length ? lines.join('\n') : 'Nothing.');
  if (lines.length >= max) console.log(`The newest ${max}.`);
}
