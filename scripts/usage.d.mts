/** Says how a command is used where `--help` asks for it, and ends. */
export function answerHelp(usage: string): void;

/** Says how a command is used where `--help` asks for it; ends with 2 where an option is none of the known ones. */
export function requireOptions(usage: string, known?: readonly string[]): void;

/** Ends with 2, the reason and how the command is used. */
export function refuseOption(reason: string, usage: string): never;
