import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { mailEventsSchema, type mailEventSchema } from '../../lib/contract/notifications.ts';
import { listBrands } from '../brands/brand.ts';
import { inTransaction, type Tx } from '../db/connect.ts';
import { fingerprint } from '../direct-debit/fingerprint.ts';
import type { Services } from '../http/call.ts';
import { CallError, invalidInput } from '../http/errors.ts';
import { isSigned } from './event-signature.ts';
import { stopMails } from './stop-reasons.ts';

type Told = { payload: string; time: string; signature: string };
type MailEvent = z.output<typeof mailEventSchema>;

/** So many soft bounces within so long (milliseconds) are a bounce. */
const softBounces = 3;
const softSpan = 30 * 24 * 60 * 60 * 1000;

/**
 * Takes bounces and complaints from the mail provider, each once, and stops the mails of the accounts with such an address.
 * An unknown address is answered alike. Throws signature_invalid, or invalid_input for a payload of another form.
 */
export async function hearMailEvents(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  host: string,
  told: Told,
): Promise<void> {
  if (!isSigned(env.MAIL_EVENTS_KEY, told, now())) throw new CallError('signature_invalid');
  const events = readEvents(told.payload);
  const brands = await listBrands(db);
  await inTransaction(db, async (tx) => {
    for (const { brand = host, ...event } of events) {
      if (!brands.has(brand)) continue;
      const email = event.email.trim().toLowerCase();
      const address = Buffer.from(fingerprint(env, 'bounced-address', email), 'base64url');
      if (await noteEvent(tx, { ...event, brand, address }, now()))
        await act(tx, brand, email, address, event.kind, now());
    }
  });
}

/** In an order of their own, so that two calls with the same accounts don't wait for each other in a ring. */
function readEvents(payload: string): MailEvent[] {
  let content: unknown;
  try {
    content = JSON.parse(payload);
  } catch {
    throw invalidInput({ payload: 'invalid' });
  }
  const parsed = mailEventsSchema.safeParse(content);
  if (!parsed.success) throw invalidInput({ payload: 'invalid' });
  return parsed.data.events.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

type Noted = Omit<MailEvent, 'brand' | 'email'> & { brand: string; address: Buffer };

/** False for one that was heard before. */
async function noteEvent(tx: Tx, { id, brand, address, kind, at }: Noted, now: Date): Promise<boolean> {
  // A clock that runs ahead would make a bounce count for longer.
  const moment = new Date(Math.min(Date.parse(at), now.getTime())).toISOString();
  const { rows } = await tx.execute(sql`
    insert into mail_events (id, brand_id, address_hash, kind, at, received_at)
    values (${id}, ${brand}, ${address}, ${kind}, ${moment}, ${now.toISOString()})
    on conflict (id) do nothing returning id`);
  return rows.length > 0;
}

async function act(
  tx: Tx,
  brand: string,
  email: string,
  address: Buffer,
  kind: MailEvent['kind'],
  now: Date,
): Promise<void> {
  if (kind === 'soft_bounce' && !(await isSoftBounceTooMany(tx, brand, address, now))) return;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from users where brand_id = ${brand} and email = ${email} and status <> 'deleted'
    order by id for update`);
  const ids = rows.map(({ id }) => id);
  await stopMails(tx, ids, kind === 'fbl' ? 'fbl' : 'bounce');
}

async function isSoftBounceTooMany(tx: Tx, brand: string, address: Buffer, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from mail_events where address_hash = ${address} and kind = 'soft_bounce' and brand_id = ${brand}
      and not forgotten and at > ${new Date(now.getTime() - softSpan).toISOString()} limit ${softBounces}`);
  return rows.length >= softBounces;
}
