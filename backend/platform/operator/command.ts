import { databaseTrouble } from '../db/database-trouble.ts';

const wanted = new Set(['--help', '-h']);

/** Says how a command is used where `--help` asks for it, and ends. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => wanted.has(word))) return;
  console.log(usage);
  process.exit(0);
}

/** Says why a command failed, in a sentence, and has it exit with 1; an option that is none is followed by those that are. */
export function failWith(error: unknown, usage: string): void {
  const message = error instanceof Error ? error.message : String(error);
  const { code } = error as NodeJS.ErrnoException;
  const isOption = typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS');
  // Node goes on about places in the command line that nobody means.
  console.error(isOption ? `${message.split('. ')[0]}.\n${usage}` : (whatDatabaseSays(error) ?? message));
  process.exitCode = 1;
}

/** Of a statement that failed; files and buckets refuse in much the same words. */
const whatDatabaseSays = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Failed query') ? databaseTrouble(error) : null;
