/** Prints the newest lines up to a maximum, or that there are none. */
export function printLines(lines: readonly string[], max = Infinity): void {
  console.log(lines.length ? lines.join('\n') : 'Nothing.');
  if (lines.length >= max) console.log(`The newest ${max}.`);
}
