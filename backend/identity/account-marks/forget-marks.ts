import { and, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../platform/db/connect.ts';
import { accountMarks } from '../../platform/db/schema/account-marks.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import type { Services } from '../../platform/http/call.ts';
import { addressMark, markAccount } from './mark.ts';

const atOnce = 500;

/** The job: forgets marks whose 180 days are over, and marks accounts that are older than the marks. */
export async function forgetMarks({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>): Promise<void> {
  await inTransaction(db, (tx) => forgetOver(tx, now()));
  for (let last: number | null = 0; last !== null;) {
    const after: number = last;
    last = await inTransaction(db, (tx) => markOlder(tx, env, after, now()));
  }
}

async function forgetOver(tx: Tx, now: Date): Promise<void> {
  await tx.delete(accountMarks).where(lte(accountMarks.expiresAt, now));
}

/** Returns the last account that was marked, or null when there is none left. */
async function markOlder(tx: Tx, env: Services['env'], after: number, now: Date): Promise<number | null> {
  const unmarked = await tx
    .select({ userId: users.id, brandId: users.brandId, pool: profiles.pool, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        gt(users.id, after),
        eq(users.status, 'active'),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(accountMarks)
            .where(
              and(
                eq(accountMarks.userId, users.id),
                eq(accountMarks.kind, 'address'),
                isNull(accountMarks.expiresAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(users.id)
    .limit(atOnce);
  for (const { email, ...account } of unmarked) await markAccount(tx, account, addressMark(env, email), now);
  return unmarked.at(-1)?.userId ?? null;
}
