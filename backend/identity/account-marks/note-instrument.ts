import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import type { BackendEnv } from '../../env.ts';
import { carryOver } from './carry-over.ts';
import { instrumentMark, markAccount, markEnd } from './mark.ts';

/** What an account has really paid with tells who its owner was before. Not for one that is erased: nobody returns to it. */
export async function noteInstrument(
  tx: Tx,
  env: BackendEnv,
  userId: number,
  instrument: string | null | undefined,
  now: Date,
): Promise<void> {
  if (!instrument) return;
  const [account] = await tx
    .select({
      userId: users.id,
      brandId: users.brandId,
      pool: profiles.pool,
      profileId: profiles.id,
      deletedAt: users.deletedAt,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!account || account.erasedAt) return;
  const mark = instrumentMark(env, instrument);
  await carryOver(tx, account, mark, now);
  const ended = account.deletedAt ? markEnd(account.deletedAt) : null;
  await markAccount(tx, account, mark, now, ended);
}
