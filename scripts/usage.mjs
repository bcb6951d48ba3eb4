// Plain Node without packages: this runs before anything is installed.

/**
 * Says how a command is used where `--help` asks for it, and ends.
 * @param {string} usage
 */
export function answerHelp(usage) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/**
 * Likewise; ends with 2 and the same words where an option is none of the `known` ones. Whatever the command does comes after.
 * @param {string} usage
 * @param {readonly string[]} known
 */
export function requireOptions(usage, known = []) {
  answerHelp(usage);
  const words = process.argv.slice(2);
  const stranger = words.find((word) => !known.includes(word));
  if (stranger !== undefined) refuseOption(`Unknown option '${stranger}'.`, usage);
}

/**
 * Ends with 2, the reason and how the command is used.
 * @param {string} reason
 * @param {string} usage
 * @returns {never}
 */
export function refuseOption(reason, usage) {
  console.error(`${reason}\n${usage}`);
  process.exit(2);
}
