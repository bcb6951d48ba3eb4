import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { count, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import { networkOf } from '../../lib/process/network-of.ts';
import { inTransaction, type Db, type Tx } from '../db/connect.ts';
import { smsCodes } from '../db/schema/direct-debits.ts';
import type { BackendEnv } from '../env.ts';
import { CallError } from '../http/errors.ts';
import { log } from '../http/log.ts';
import { fingerprint } from './fingerprint.ts';

/** How long a code is good, in milliseconds; wrong tries it bears; codes a day, for a member and for a phone. */
export const codeTime = 10 * 60_000;
const triesOfCode = 5;
const codesADay = 5;

const day = 24 * 60 * 60_000;

export type NewCode = { id: string; code: string; expiresAt: Date };

type Asked = { userId: number; mobile: string; client: string };

/**
 * Makes a code of six digits for a phone; throws `too_many_codes` where today's of member or phone are used up, and
 * `sms_limit` where those of the network or of the whole site are.
 */
export async function makeCode(
  tx: Tx,
  env: BackendEnv,
  { userId, mobile, client }: Asked,
  now: Date,
): Promise<NewCode> {
  // Counted one after the other, whoever asks: a message more is money gone.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sms-codes'))`);
  const network = fingerprint(env, 'origin', `network:${networkOf(client)}`);
  const since = new Date(now.getTime() - day);
  const [sent] = await tx
    .select({
      all: count(),
      ofNetwork: countOf(eq(smsCodes.network, network)),
      own: countOf(or(eq(smsCodes.userId, userId), eq(smsCodes.mobile, mobile))),
    })
    .from(smsCodes)
    .where(gt(smsCodes.createdAt, since));
  if (!sent || sent.own >= codesADay) throw new CallError('too_many_codes');
  if (sent.ofNetwork >= env.SMS_PER_NETWORK || sent.all >= env.SMS_PER_DAY) {
    if (sent.all >= env.SMS_PER_DAY)
      log.error({ sent: sent.all }, 'no more SMS codes today: SMS_PER_DAY is used up');
    throw new CallError('sms_limit');
  }
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + codeTime);
  await tx.execute(sql`
    insert into sms_codes (id, user_id, mobile, network, code_hash, created_at, expires_at)
    values (${id}, ${userId}, ${mobile}, ${network}, ${fingerprint(env, 'sms', `${id}:${code}`)}, ${now.toISOString()},
      ${expiresAt.toISOString()})`);
  return { id, code, expiresAt };
}

const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Forgets a code that no phone has got. */
export async function dropCode(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from sms_codes where id = ${id}`);
}

type CodeRow = {
  code_hash: string;
  mobile: string;
  failures: number;
  used: boolean;
  expires_at: Date | string;
};

type Typed = { userId: number; id: string; code: string; mobile: string };

/**
 * Checks a typed code. Its own transaction counts a wrong try even though the call is refused. Throws
 * `sms_code_invalid`, `sms_code_expired` or, after five wrong tries, `sms_code_used_up`. A right one is used by
 * `useCode` in the transaction of the order.
 */
export async function checkCode(db: Db, env: BackendEnv, typed: Typed, now: Date): Promise<void> {
  const refusal = await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<CodeRow>(sql`
      select code_hash, mobile, failures, used, expires_at from sms_codes
      where id = ${typed.id} and user_id = ${typed.userId} for update`);
    const row = rows[0];
    if (!row || row.mobile !== typed.mobile) return 'sms_code_invalid';
    if (row.failures >= triesOfCode) return 'sms_code_used_up';
    if (row.used || now >= new Date(row.expires_at)) return 'sms_code_expired';
    const given = fingerprint(env, 'sms', `${typed.id}:${typed.code.replaceAll(/\s/g, '')}`);
    if (timingSafeEqual(Buffer.from(given), Buffer.from(row.code_hash))) return null;
    await tx.execute(sql`update sms_codes set failures = failures + 1 where id = ${typed.id}`);
    return row.failures + 1 >= triesOfCode ? 'sms_code_used_up' : 'sms_code_invalid';
  });
  if (refusal) throw new CallError(refusal);
}

/** Uses a code up, in the transaction of what it proves; throws `sms_code_expired` for one that was used meanwhile. */
export async function useCode(tx: Tx, id: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`update sms_codes set used = true where id = ${id} and not used`);
  if (rowCount !== 1) throw new CallError('sms_code_expired');
}
