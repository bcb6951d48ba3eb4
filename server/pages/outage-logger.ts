import { log } from '../http/log.ts';

const minute = 60_000;
/** Milliseconds until a lasting outage is logged again; doubles up to the maximum. */
const again = { first: minute, max: 60 * minute };

type OutageLog = Pick<typeof log, 'warn' | 'info'>;

/** Logs the start of an outage, reminders with growing pauses, and its end. */
export class OutageLogger {
  readonly #messages: { down: string; up: string };
  readonly #logger: OutageLog;
  #began = 0;
  #next = 0;
  #failures = 0;

  constructor(messages: { down: string; up: string }, logger: OutageLog = log) {
    this.#messages = messages;
    this.#logger = logger;
  }

  failed(error: unknown, now = Date.now()): void {
    this.#failures += 1;
    if (this.#began === 0) this.#began = now;
    else if (now < this.#next) return;
    const lasted = now - this.#began;
    this.#next = now + Math.min(Math.max(lasted, again.first), again.max);
    const details = { err: error, failures: this.#failures, seconds: Math.round(lasted / 1000) };
    this.#logger.warn(details, this.#messages.down);
  }

  over(now = Date.now()): void {
    if (this.#began === 0) return;
    const details = { failures: this.#failures, seconds: Math.round((now - this.#began) / 1000) };
    this.#logger.info(details, this.#messages.up);
    this.#began = 0;
    this.#failures = 0;
  }
}
