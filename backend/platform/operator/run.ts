import { CommanderError, type Command } from 'commander';
import { databaseTrouble, innermostWords } from '../db/database-trouble.ts';

/**
 * Reads the command line and does what it says. Exits with 2 where it was not understood, after the reason and how the
 * command is used; with 1 and a sentence where it was, and failed.
 */
export async function run(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    // Commander has said why.
    if (error instanceof CommanderError) process.exitCode = error.exitCode && 2;
    else failWith(error);
  }
}

/** Settings that the commands below take over: they have to be made before those. */
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
  // A statement is told without what was written in it; files and buckets refuse in much the same words as a database.
  const isStatement = message.startsWith('Failed query');
  console.error(isStatement ? (databaseTrouble(error) ?? innermostWords(error)) : message);
  process.exitCode = 1;
}
