import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time, kept with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
