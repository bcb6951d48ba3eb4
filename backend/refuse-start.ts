import { databaseTrouble, innermostWords } from './platform/db/database-trouble.ts';
import { log } from './platform/http/log.ts';

/** Ends a process that must not start, with the sentence that says why. */
export function refuseStart(error: unknown): never {
  log.fatal(databaseTrouble(error) ?? innermostWords(error));
  process.exit(1);
}

/** Ends a process that could not start; where it is no trouble of the database, with all there is of the fault. */
export function giveUpStart(error: unknown): never {
  if (databaseTrouble(error) === null) log.fatal({ err: error }, 'the backend could not start');
  else refuseStart(error);
  process.exit(1);
}
