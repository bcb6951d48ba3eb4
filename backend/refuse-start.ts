import { databaseTrouble, innermostWords } from './platform/db/database-trouble.ts';
import { log } from './platform/http/log.ts';

/** Ends a process that must not start, with a sentence for the operator. */
export function refuseStart(error: unknown): never {
  log.fatal(databaseTrouble(error) ?? innermostWords(error));
  process.exit(1);
}

/** Ends a process that could not start; prints the full error unless the database is the cause. */
export function giveUpStart(error: unknown): never {
  if (databaseTrouble(error) === null) log.fatal({ err: error }, 'the backend could not start');
  else refuseStart(error);
  process.exit(1);
}
