import { CommanderError, type Command } from 'commander';
import { databaseTrouble, innermostWords } from '../db/database-trouble.ts';

/**
 * Parses and runs the command line. Exits with 2 after the reason and usage for invalid arguments, with 1 and a
 * sentence for a failure.
 */
export async function run(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    // Commander has printed the reason.
    if (error instanceof CommanderError) process.exitCode = error.exitCode && 2;
    else failWith(error);
  }
}

/** Settings inherited by subcommands: call before adding those. */
export function speakAlike(program: Command): Command {
  return program
    .exitOverride()
    .showHelpAfterError()
    .helpOption('-h, --help', 'say how it is used')
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({ outputError: (text, write) => write(asSentence(text)) });
}

const asSentence = (text: string) =>
  text.replace(/^error: (.)(.*?)\.?$/m, (_, first: string, rest: string) => `${first.toUpperCase()}${rest}.`);

function failWith(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  // Statements are printed without their values; file and bucket errors resemble database errors.
  const isStatement = message.startsWith('Failed query');
  console.error(isStatement ? (databaseTrouble(error) ?? innermostWords(error)) : message);
  process.exitCode = 1;
}
