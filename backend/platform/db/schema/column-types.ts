import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column for a timestamp with time zone. */
export const moment = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
