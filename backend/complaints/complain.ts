import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { complain as complainCall } from '../../lib/contract/complaints.ts';
import type { Brand } from '../brands/brand.ts';
import type { Tx } from '../db/connect.ts';
import { invalidInput } from '../http/errors.ts';
import type { Jobs } from '../jobs/jobs.ts';

type Input = z.output<typeof complainCall.body>;

type Filing = { brand: Brand; locale: string; key: string | null; jobs: Jobs };

type Receipt = { receipt: string; received_at: string };

/** Receipts mailed to one address a day; the complaint itself is always taken. */
const mailsADay = 5;

/** Files a complaint and orders the mail that confirms it. The same key and text again return the first receipt. */
export async function complain(
  tx: Tx,
  { brand, locale, key, jobs }: Filing,
  input: Input,
  now: Date,
): Promise<Receipt> {
  // Only robots see and fill it.
  if (input.website) throw invalidInput({ website: 'invalid' });
  const brandKey = key && `${brand.id}:${key}`;
  const filed = await insert(tx, brand, locale, brandKey, input, now);
  if (filed) return confirmByMail(tx, jobs, brand, input.email, filed, now);
  const earlier = await findEarlier(tx, brandKey, input);
  if (earlier) return earlier;
  // The key came with another text before: this is a complaint of its own.
  const own = await insert(tx, brand, locale, null, input, now);
  if (!own) throw new Error('The complaint was not filed');
  return confirmByMail(tx, jobs, brand, input.email, own, now);
}

type Filed = Receipt & { id: number };

async function insert(
  tx: Tx,
  brand: Brand,
  locale: string,
  key: string | null,
  { name, email, category, text }: Input,
  now: Date,
): Promise<Filed | null> {
  const receipt = makeReceipt(brand.id, now);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into complaints (brand_id, receipt, key, name, email, category, text, locale, created_at)
    values (${brand.id}, ${receipt}, ${key}, ${name}, ${email}, ${category}, ${text}, ${locale}, ${now.toISOString()})
    on conflict (key) do nothing returning id`);
  return rows[0] ? { id: rows[0].id, receipt, received_at: now.toISOString() } : null;
}

async function findEarlier(
  tx: Tx,
  key: string | null,
  { email, category, text }: Input,
): Promise<Receipt | null> {
  const { rows } = await tx.execute<{ receipt: string; created_at: Date | string }>(sql`
    select receipt, created_at from complaints
    where key = ${key} and email = ${email} and category = ${category} and text = ${text}`);
  const row = rows[0];
  return row ? { receipt: row.receipt, received_at: new Date(row.created_at).toISOString() } : null;
}

async function confirmByMail(
  tx: Tx,
  jobs: Jobs,
  brand: Brand,
  email: string,
  { id, ...receipt }: Filed,
  now: Date,
): Promise<Receipt> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from complaints
    where brand_id = ${brand.id} and email = ${email} and created_at > ${dayAgo.toISOString()}`);
  if ((rows[0]?.count ?? 0) <= mailsADay)
    await jobs.enqueue(tx, 'send-mail', { mail: 'complaint-receipt', id });
  return receipt;
}

/** Letters and digits that nobody confuses when reading them out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Such as `VONK-20261121-7KQ4MZ9TBX`: brand, day, and an end that cannot be guessed. */
function makeReceipt(brandId: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const end = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${brandId.toUpperCase()}-${day}-${end}`;
}
