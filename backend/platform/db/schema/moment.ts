import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time, kept with its zone. */
export const moment = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
