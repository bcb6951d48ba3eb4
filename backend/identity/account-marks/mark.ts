import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { accountMarks } from '../../platform/db/schema/account-marks.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';
import { normalAddress } from './normal-address.ts';
import { text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** 180 days in milliseconds: as long an account is known again after its end. */
const markLife = 180 * 24 * 60 * 60 * 1000;

/** When a mark ends whose account, address or instrument ended now. */
export const markEnd = (now: Date) => new Date(now.getTime() + markLife);

export type Mark = { kind: 'address' | 'instrument'; fingerprint: Buffer };

/** One of an earlier account, as it is kept. */
export type EarlierMark = typeof accountMarks.$inferSelect;

export type Marked = { userId: number; brandId: string; pool: string };

type Secrets = Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>;

/** By what the mailbox of an address is known again. */
export function addressMark(env: Secrets, email: string): Mark {
  return markOf(env, 'address', normalAddress(email));
}

/** By what a card or an account is known again, in the provider's words for it. */
export function instrumentMark(env: Secrets, instrument: string): Mark {
  return markOf(env, 'instrument', instrument);
}

function markOf(env: Secrets, kind: Mark['kind'], text: string): Mark {
  return { kind, fingerprint: Buffer.from(fingerprint(env, `account-${kind}`, text), 'base64url') };
}

/** Marks an account, with its end where it has one already; a mark that had ended lives again. */
export async function markAccount(
  tx: Tx,
  { userId, brandId, pool }: Marked,
  mark: Mark,
  now: Date,
  ended: Date | null = null,
): Promise<void> {
  await tx
    .insert(accountMarks)
    .values({ userId, brandId, pool, ...mark, createdAt: now, expiresAt: ended })
    .onConflictDoUpdate({
      target: [accountMarks.userId, accountMarks.kind, accountMarks.fingerprint],
      set: { expiresAt: ended },
    });
}

/** The account is deleted: what it is known by ends in 180 days. */
export async function endMarks(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .update(accountMarks)
    .set({ expiresAt: markEnd(now) })
    .where(and(eq(accountMarks.userId, userId), isNull(accountMarks.expiresAt)));
}

/** The account has come back with the address it had. */
export async function reviveMarks(tx: Tx, account: Marked, address: Mark, now: Date): Promise<void> {
  await markAccount(tx, account, address, now);
  await tx
    .update(accountMarks)
    .set({ expiresAt: null })
    .where(and(eq(accountMarks.userId, account.userId), eq(accountMarks.kind, 'instrument')));
}

const takeMarkLock = statement({
  name: 'mark.take-mark-lock',
  params: { lock: text },
  text: `select pg_advisory_xact_lock(hashtext(:lock))`,
});

/** Of several accounts with one mark the second one sees the first. */
export async function lockMark(tx: Tx, { fingerprint: bytes }: Mark): Promise<void> {
  await takeMarkLock(tx, { lock: `account-mark:${bytes.toString('hex')}` });
}
