// Plain Node without packages: this runs before anything is installed.

/** Prints the usage for `--help`, and exits. @param {string} usage */
export function answerHelp(usage) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/**
 * Prints the usage for `--help`; exits with 2 for an unknown option. Call before the command's work.
 * @param {string} usage
 * @param {readonly string[]} known
 */
export function requireOptions(usage, known = []) {
  answerHelp(usage);
  const words = process.argv.slice(2);
  const stranger = words.find((word) => !known.includes(word));
  if (stranger !== undefined) refuseOption(`Unknown option '${stranger}'.`, usage);
}

/** Exits with 2 after the reason and the usage. @param {string} reason @param {string} usage @returns {never} */
export function refuseOption(reason, usage) {
  console.error(`${reason}\n${usage}`);
  process.exit(2);
}
