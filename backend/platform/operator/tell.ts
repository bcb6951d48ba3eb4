/** Prints what was found, a line each, up to so many of the newest; where there is none it says so. */
export function tell(lines: readonly string[], most = Infinity): void {
  console.log(lines.length ? lines.join('\n') : 'Nothing.');
  if (lines.length >= most) console.log(`The newest ${most}.`);
}
