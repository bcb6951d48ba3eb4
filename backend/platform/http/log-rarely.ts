import { log } from './log.ts';

/** Milliseconds between two log lines about one outage, which many attempts report. */
const quiet = 60_000;

/** A function that logs a warning, at most one in a minute. */
export function createRareWarning(): (details: object, message: string) => void {
  let loggedAt = -Infinity;
  return (details, message) => {
    if (Date.now() - loggedAt < quiet) return;
    loggedAt = Date.now();
    log.warn(details, message);
  };
}
