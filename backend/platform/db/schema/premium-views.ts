import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';
import { payments } from './payments.ts';
import { profiles } from './members.ts';

/** Members whose photos somebody saw only because premium showed them, while its order could be withdrawn from. */
export const premiumViews = pgTable(
  'premium_views',
  {
    /** The order that premium began with. */
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    seenProfileId: bigint('seen_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id),
    firstSeenAt: moment('first_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.seenProfileId] }),
    index('premium_views_user').on(table.userId),
    index('premium_views_seen').on(table.seenProfileId),
  ],
);
