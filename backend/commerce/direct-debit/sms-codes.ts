import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import { getRateLimitNetwork } from '#lib/process/networks.ts';
import { inTransaction, type Db, type Tx } from '../../platform/db/connect.ts';
import { smsCodes } from '../../platform/db/schema/direct-debit.ts';
import type { BackendEnv } from '../../env.ts';
import { CallError } from '../../platform/http/errors.ts';
import { log } from '../../platform/http/log.ts';
import { fingerprint } from './fingerprint.ts';
import { int8, text, timestamptz, uuid, statement } from '../../platform/db/statement.ts';

/** Validity of a code in milliseconds; wrong attempts allowed; codes a day for each member and each phone. */
export const smsCodeTtlMs = 10 * 60_000;
const maxCodeAttempts = 5;
const maxCodesPerDay = 5;

const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];

export type NewCode = { id: string; code: string; expiresAt: Date };

type Asked = { userId: number; mobile: string; client: string };

const lockSmsCodes = statement({
  text: `select pg_advisory_xact_lock(hashtext('sms-codes'))`,
});

const insertSmsCodes = statement({
  params: {
    id: uuid,
    userId: int8,
    mobile: text,
    network: text,
    codeHash: text,
    now: timestamptz,
    expiresAt: timestamptz,
  },
  text: `
    insert into sms_codes (id, user_id, mobile, network, code_hash, created_at, expires_at)
    values (:id, :userId, :mobile, :network, :codeHash, :now,
      :expiresAt)`,
});

/**
 * Creates a six-digit code for a phone. Beyond the daily limits of a phone and of a network, one an hour is allowed,
 * so strangers cannot use up someone's last one.
 * @throws CallError `too_many_codes` at the member's daily limit, `sms_limit` at the site's
 */
export async function makeCode(
  tx: Tx,
  env: BackendEnv,
  { userId, mobile, client }: Asked,
  now: Date,
): Promise<NewCode> {
  // Codes are counted one at a time, because each extra SMS costs money.
  await lockSmsCodes(tx);
  const network = fingerprint(env, 'origin', `network:${getRateLimitNetwork(client)}`);
  const since = new Date(now.getTime() - day);
  const hourAgo = new Date(now.getTime() - hour);
  const [ofNetwork, toPhone] = [eq(smsCodes.network, network), eq(smsCodes.mobile, mobile)];
  const isLate = gt(smsCodes.createdAt, hourAgo);
  const [sent] = await tx
    .select({
      all: count(),
      ofNetwork: countWhere(ofNetwork),
      ofNetworkLately: countWhere(and(ofNetwork, isLate)),
      own: countWhere(eq(smsCodes.userId, userId)),
      toPhone: countWhere(toPhone),
      toPhoneLately: countWhere(and(toPhone, isLate)),
    })
    .from(smsCodes)
    .where(gt(smsCodes.createdAt, since));
  if (!sent || sent.own >= maxCodesPerDay) throw new CallError('too_many_codes');
  if (sent.toPhone >= maxCodesPerDay && sent.toPhoneLately) throw new CallError('too_many_codes');
  const isNetworkDone = sent.ofNetwork >= env.SMS_PER_NETWORK && sent.ofNetworkLately > 0;
  if (isNetworkDone || sent.all >= env.SMS_PER_DAY) {
    if (sent.all >= env.SMS_PER_DAY)
      log.error({ sent: sent.all }, 'no more SMS codes today: SMS_PER_DAY is used up');
    throw new CallError('sms_limit');
  }
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + smsCodeTtlMs);
  await insertSmsCodes(tx, {
    id,
    userId,
    mobile,
    network,
    codeHash: fingerprint(env, 'sms', `${id}:${code}`),
    now,
    expiresAt,
  });
  return { id, code, expiresAt };
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

const deleteSmsCodes = statement({
  params: { id: uuid },
  text: `delete from sms_codes where id = :id`,
});

/** Deletes a code that was not delivered. */
export async function dropCode(db: Db, id: string): Promise<void> {
  await deleteSmsCodes(db, { id });
}

type Typed = { userId: number; id: string; code: string; mobile: string };

const selectSmsCodes = statement({
  params: { id: uuid, userId: int8 },
  row: {
    code_hash: smsCodes.codeHash,
    mobile: smsCodes.mobile,
    failures: smsCodes.failures,
    used: smsCodes.used,
    expires_at: smsCodes.expiresAt,
  },
  text: `
    select code_hash, mobile, failures, used, expires_at from sms_codes
      where id = :id and user_id = :userId for update`,
});

const updateSmsCodes = statement({
  params: { id: uuid },
  text: `update sms_codes set failures = failures + 1 where id = :id`,
});

/**
 * Checks a code. A wrong attempt is counted in a separate transaction, even though the call fails. A correct code is
 * used up by `useCode` in the order's transaction.
 * @throws CallError `sms_code_invalid`, `sms_code_expired` or, after five wrong attempts, `sms_code_used_up`
 */
export async function checkCode(db: Db, env: BackendEnv, typed: Typed, now: Date): Promise<void> {
  const refusal = await inTransaction(db, async (tx) => {
    const { rows } = await selectSmsCodes(tx, { id: typed.id, userId: typed.userId });
    const row = rows[0];
    if (!row || row.mobile !== typed.mobile) return 'sms_code_invalid';
    if (row.failures >= maxCodeAttempts) return 'sms_code_used_up';
    if (row.used || now >= new Date(row.expires_at)) return 'sms_code_expired';
    const given = fingerprint(
      env,
      'sms',
      `${typed.id}:${typed.code.normalize('NFKC').replaceAll(/\s/g, '')}`,
    );
    if (timingSafeEqual(Buffer.from(given), Buffer.from(row.code_hash))) return null;
    await updateSmsCodes(tx, { id: typed.id });
    return row.failures + 1 >= maxCodeAttempts ? 'sms_code_used_up' : 'sms_code_invalid';
  });
  if (refusal) throw new CallError(refusal);
}

const updateSmsCodesForUseCode = statement({
  params: { id: uuid },
  text: `update sms_codes set used = true where id = :id and not used`,
});

/** Uses up a code in the order's transaction. @throws CallError `sms_code_expired` if it was used in the meantime */
export async function useCode(tx: Tx, id: string): Promise<void> {
  const { rowCount } = await updateSmsCodesForUseCode(tx, { id });
  if (rowCount !== 1) throw new CallError('sms_code_expired');
}
