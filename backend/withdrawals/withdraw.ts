import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { withdraw as withdrawCall } from '../../lib/contract/withdrawals.ts';
import type { Brand } from '../brands/brand.ts';
import type { Tx } from '../db/connect.ts';
import { fingerprint } from '../direct-debit/fingerprint.ts';
import type { BackendEnv } from '../env.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mayMailStranger } from '../mail/may-mail-stranger.ts';
import { findWithdrawable } from './find-withdrawable.ts';
import { takeBack } from './take-back.ts';

type Filing = {
  env: BackendEnv;
  brand: Brand;
  locale: string;
  key: string;
  jobs: Jobs;
  /** Where it comes from. */
  client: string;
};
type Declaration = Omit<z.output<typeof withdrawCall.body>, 'proof' | 'website'>;
type Receipt = z.input<(typeof withdrawCall)['response']>;

/**
 * Takes a withdrawal from anybody (Directive 2023/2673): it is kept as declared, and confirmed by mail with date and
 * time. Where name of the order and mail address belong to a payment within its time, the unused credits are taken back
 * and their money is sent back at once; everything else is for a person to decide. The same declaration under the same
 * key gives the same receipt; another one under it is another person's, or another withdrawal.
 */
export async function withdraw(
  tx: Tx,
  { env, brand, locale, key, jobs, client }: Filing,
  declared: Declaration,
  now: Date,
): Promise<Receipt> {
  const ownKey = `${brand.id}:${fingerprint(env, 'withdrawal', JSON.stringify([declared.email, declared.order, declared.name]))}:${key}`;
  const receipt = makeReceipt(brand.id, now);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into withdrawals (receipt, key, brand_id, name, order_number, email, locale, status, created_at)
    values (${receipt}, ${ownKey}, ${brand.id}, ${declared.name}, ${declared.order}, ${declared.email},
      ${locale}, 'open', ${now.toISOString()})
    on conflict (key) do nothing returning id`);
  const id = rows[0]?.id;
  if (id === undefined) return requireEarlier(tx, ownKey);

  const payment = await findWithdrawable(tx, brand, declared, now);
  if (payment) await takeBack(tx, jobs, { withdrawalId: id, payment }, now);
  // Whoever bought has shown that the address is theirs; any other may be typed by anybody.
  const letter = { env, brandId: brand.id, email: declared.email, client };
  if (payment || (await mayMailStranger(tx, letter, now)))
    await jobs.enqueue(tx, 'send-mail', { mail: 'withdrawal', id });
  return { receipt, received_at: now.toISOString() };
}

async function requireEarlier(tx: Tx, key: string): Promise<Receipt> {
  const { rows } = await tx.execute<{ receipt: string; created_at: Date | string }>(
    sql`select receipt, created_at from withdrawals where key = ${key}`,
  );
  const row = rows[0];
  if (!row) throw new Error('The withdrawal was not kept');
  return { receipt: row.receipt, received_at: new Date(row.created_at).toISOString() };
}

/** Letters and digits that nobody confuses when reading them out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Such as `W-HERZFUNKE-20261121-7KQ4MZ9TBX`. */
function makeReceipt(brandId: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const end = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `W-${brandId.toUpperCase()}-${day}-${end}`;
}
