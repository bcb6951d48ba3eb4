import { sql } from 'drizzle-orm';
import type { Brand } from '../brands/brand.ts';
import type { Tx } from '../db/connect.ts';
import type { KeptMessage } from '../db/schema/support.ts';
import type { BackendEnv } from '../env.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mayMailStranger } from '../mail/may-mail-stranger.ts';
import { makeNumber } from './make-number.ts';

/** How a complaint comes in: the brand, the language of its receipt, and the key of the call that files it. */
export type Filing = {
  env: BackendEnv;
  brand: Brand;
  locale: string;
  key: string | null;
  jobs: Jobs;
  /** Address or account that it comes from. */
  client: string;
};

type NewComplaint = {
  name: string;
  email: string;
  category: string;
  text: string;
  /** What the report of a member is about, and the user who made it. */
  report?: {
    profile: number;
    photo: string | null;
    reporter: number;
    /** A message, with those around it as they were. */
    message?: { id: number; evidence: KeptMessage[] };
  };
};

export type Receipt = { receipt: string; received_at: string };

type Filed = Receipt & { id: number };

/** Files a complaint and orders the mail that confirms it. The same key and content again return the first receipt. */
export async function fileComplaint(
  tx: Tx,
  filing: Filing,
  complaint: NewComplaint,
  now: Date,
): Promise<Receipt> {
  const filed = await insert(tx, filing, complaint, now);
  if (filed) return confirmByMail(tx, filing, complaint.email, filed, now);
  const earlier = await findEarlier(tx, filing.key, complaint);
  if (earlier) return earlier;
  // The key came with another content before: this is a complaint of its own.
  const own = await insert(tx, { ...filing, key: null }, complaint, now);
  if (!own) throw new Error('The complaint was not filed');
  return confirmByMail(tx, filing, complaint.email, own, now);
}

async function insert(
  tx: Tx,
  { brand, locale, key }: Filing,
  { name, email, category, text, report }: NewComplaint,
  now: Date,
): Promise<Filed | null> {
  const receipt = makeNumber(brand.id, now);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into complaints (brand_id, receipt, key, name, email, category, text, locale, reported_profile,
      reported_photo, reporter, reported_message, evidence, created_at)
    values (${brand.id}, ${receipt}, ${key}, ${name}, ${email}, ${category}, ${text}, ${locale},
      ${report?.profile ?? null}, ${report?.photo ?? null}, ${report?.reporter ?? null}, ${report?.message?.id ?? null},
      ${report?.message ? JSON.stringify(report.message.evidence) : null}, ${now.toISOString()})
    on conflict (key) do nothing returning id`);
  return rows[0] ? { id: rows[0].id, receipt, received_at: now.toISOString() } : null;
}

async function findEarlier(
  tx: Tx,
  key: string | null,
  { email, category, text, report }: NewComplaint,
): Promise<Receipt | null> {
  const { rows } = await tx.execute<{ receipt: string; created_at: Date | string }>(sql`
    select receipt, created_at from complaints
    where key = ${key} and email = ${email} and category = ${category} and text = ${text}
      and reported_profile is not distinct from ${report?.profile ?? null}::bigint
      and reported_photo is not distinct from ${report?.photo ?? null}::text
      and reported_message is not distinct from ${report?.message?.id ?? null}::bigint`);
  const row = rows[0];
  return row ? { receipt: row.receipt, received_at: new Date(row.created_at).toISOString() } : null;
}

/** Not every receipt goes out to an address that anybody may have typed; the complaint itself is always taken. */
async function confirmByMail(
  tx: Tx,
  { env, brand, jobs, client }: Filing,
  email: string,
  { id, ...receipt }: Filed,
  now: Date,
): Promise<Receipt> {
  if (await mayMailStranger(tx, { env, brandId: brand.id, email, client }, now))
    await jobs.enqueue(tx, 'send-mail', { mail: 'complaint-receipt', id });
  return receipt;
}
