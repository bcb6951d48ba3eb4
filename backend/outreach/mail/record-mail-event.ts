import { storedAddress } from '#lib/contract/identity/mail-address.ts';
import type { z } from 'zod';
import type { mailEventSchema } from '#lib/contract/outreach/mail.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';
import { stopMails } from '../unsubscribe/stop-reasons.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { bytea, int8, text, timestamptz, statement } from '../../platform/db/statement.ts';

export type MailEvent = z.output<typeof mailEventSchema>;

/** This many soft bounces within this time (milliseconds) count as a bounce. */
const softBounces = 3;
const softSpan = 30 * 24 * 60 * 60 * 1000;

/** Records one bounce or complaint, once, and stops the notifications of the brand's accounts with this address. */
export async function recordMailEvent(
  tx: Tx,
  env: BackendEnv,
  brand: string,
  event: Omit<MailEvent, 'brand'>,
  now: Date,
): Promise<void> {
  const email = storedAddress(event.email);
  const address = Buffer.from(fingerprint(env, 'bounced-address', email), 'base64url');
  if (await insertEvent(tx, { ...event, brand, address }, now))
    await act(tx, brand, email, address, event.kind, now);
}

type Noted = Omit<MailEvent, 'brand' | 'email'> & { brand: string; address: Buffer };

const insertMailEvents = statement({
  params: { id: text, brand: text, address: bytea, kind: text, moment: timestamptz, now: timestamptz },
  text: `
    insert into mail_events (id, brand_id, address_hash, kind, occurred_at, received_at)
    values (:id, :brand, :address, :kind, :moment, :now)
    on conflict (id) do nothing returning id`,
});

/** False if it was recorded before. */
async function insertEvent(tx: Tx, { id, brand, address, kind, at }: Noted, now: Date): Promise<boolean> {
  // A clock that is ahead would extend the effect of a bounce.
  const moment = new Date(Math.min(Date.parse(at), now.getTime()));
  const { rows } = await insertMailEvents(tx, { id, brand, address, kind, moment, now });
  return rows.length > 0;
}

const selectUsers = statement({
  params: { brand: text, email: text },
  row: { id: users.id },
  text: `
    select id from users where brand_id = :brand and email = :email and status <> 'deleted'
    order by id for update`,
});

async function act(
  tx: Tx,
  brand: string,
  email: string,
  address: Buffer,
  kind: MailEvent['kind'],
  now: Date,
): Promise<void> {
  if (kind === 'soft_bounce' && !(await isSoftBounceTooMany(tx, brand, address, now))) return;
  const { rows } = await selectUsers(tx, { brand, email });
  const ids = rows.map(({ id }) => id);
  await stopMails(tx, ids, kind === 'fbl' ? 'fbl' : 'bounce');
}

const selectMailEvents = statement({
  params: { address: bytea, brand: text, at: timestamptz, softBounces: int8 },
  text: `
    select 1 from mail_events where address_hash = :address and kind = 'soft_bounce' and brand_id = :brand
      and not superseded and occurred_at > :at limit :softBounces`,
});

async function isSoftBounceTooMany(tx: Tx, brand: string, address: Buffer, now: Date): Promise<boolean> {
  const { rows } = await selectMailEvents(tx, {
    address,
    brand,
    at: new Date(now.getTime() - softSpan),
    softBounces,
  });
  return rows.length >= softBounces;
}
