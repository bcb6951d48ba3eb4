import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a timestamp with time zone. */
export const moment = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
