import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';
import { bytea, moment } from './column-types.ts';

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Session of the subscribed browser: when it ends, the browser receives nothing about the member. */
    session: bytea()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.session),
  ],
);
