/** Prints the usage for `--help`, and exits. */
export function answerHelp(usage: string): void;

/** Prints the usage for `--help`; exits with 2 for an unknown option. */
export function requireOptions(usage: string, known?: readonly string[]): void;

/** Exits with 2 after the reason and the usage. */
export function refuseOption(reason: string, usage: string): never;
