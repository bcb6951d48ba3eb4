import { bigint, index, pgTable, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './column-types.ts';
import { discountCodes } from './discounts.ts';
import { payments } from './payments.ts';

/** Uses of a discount, including those reserved for a pending payment; the pair is unique. */
export const discountUses = pgTable(
  'discount_uses',
  {
    discountId: bigint('discount_id', { mode: 'number' })
      .notNull()
      .references(() => discountCodes.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** The discounted payment; the use is reserved while it is pending, and released if it fails. */
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    unique('discount_once_for_a_user').on(table.userId, table.discountId),
    index('discount_uses_discount').on(table.discountId),
  ],
);
