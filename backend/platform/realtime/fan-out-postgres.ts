import type pg from 'pg';
import { listen } from '../db/listen.ts';
import type { EventHandlers, FanOut } from './event-handlers.ts';

/** The name under which the database notifies; the function `number_announcement` knows it too. */
export const channel = 'vonk';

/** Hears every announcement from the database itself; `admit` is asked on each new connection whether this process may. */
export function openPostgresFanOut(
  databaseUrl: string,
  handlers: EventHandlers,
  admit?: (client: pg.Client) => Promise<boolean>,
): FanOut {
  return listen(databaseUrl, channel, handlers, admit);
}
