import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { type EvidenceMessage, complaints } from '../../platform/db/schema/complaints.ts';
import type { BackendEnv } from '../../env.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { mayMailStranger } from '../../outreach/mail/may-mail-stranger.ts';
import { int8, jsonb, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';
import { randomInt } from 'node:crypto';

/** Brand, receipt language and idempotency key of a complaint. */
export type Filing = {
  env: BackendEnv;
  brand: Brand;
  locale: string;
  key: string | null;
  jobs: Jobs;
  /** Network address or account of the sender. */
  client: string;
};

export type NewComplaint = {
  name: string;
  email: string;
  category: string;
  text: string;
  /** Subject of a member's report, and the reporting user. */
  report?: {
    profile: number;
    photo: string | null;
    reporter: number;
    /** A message with copies of those around it. */
    message?: { id: number; evidence: EvidenceMessage[] };
  };
};

export type Acknowledgement = { receipt: string; received_at: string };

type Filed = Acknowledgement & { id: number };

/**
 * Files a complaint and queues its confirmation mail. The same key and content return the first receipt.
 * @throws CallError `invalid_input` if the key came with other content
 */
export async function fileComplaint(
  tx: Tx,
  filing: Filing,
  complaint: NewComplaint,
  now: Date,
): Promise<Acknowledgement> {
  const filed = await insert(tx, filing, complaint, now);
  if (filed) return confirmByMail(tx, filing, complaint.email, filed, now);
  const earlier = await findEarlier(tx, filing.key, complaint);
  if (!earlier) throw invalidInput({ idempotency_key: 'invalid' });
  return earlier;
}

const insertComplaints = statement({
  params: {
    brandId: text,
    reference: text,
    idempotencyKey: orNull(text),
    name: text,
    email: text,
    category: text,
    text: text,
    locale: text,
    profile: orNull(int8),
    photo: orNull(text),
    reporter: orNull(int8),
    reportedMessageId: orNull(int8),
    evidence: orNull(jsonb<object>()),
    now: timestamptz,
  },
  row: { id: complaints.id },
  text: `
    insert into complaints (brand_id, reference, idempotency_key, name, email, category, text, locale, reported_profile_id,
      reported_photo_hash, reporter_user_id, reported_message_id, evidence, created_at)
    values (:brandId, :reference, :idempotencyKey, :name, :email, :category, :text, :locale,
      :profile, :photo, :reporter, :reportedMessageId,
      :evidence, :now)
    on conflict (idempotency_key) do nothing returning id`,
});

async function insert(
  tx: Tx,
  { brand, locale, key }: Filing,
  { name, email, category, text, report }: NewComplaint,
  now: Date,
): Promise<Filed | null> {
  const reference = makeNumber(brand.id, now);
  const { rows } = await insertComplaints(tx, {
    brandId: brand.id,
    reference,
    idempotencyKey: key,
    name,
    email,
    category,
    text,
    locale,
    profile: report?.profile ?? null,
    photo: report?.photo ?? null,
    reporter: report?.reporter ?? null,
    reportedMessageId: report?.message?.id ?? null,
    evidence: report?.message?.evidence ?? null,
    now,
  });
  return rows[0] ? { id: rows[0].id, receipt: reference, received_at: now.toISOString() } : null;
}

const selectComplaints = statement({
  params: {
    idempotencyKey: orNull(text),
    name: text,
    email: text,
    category: text,
    text: text,
    profile: orNull(int8),
    photo: orNull(text),
    id: orNull(int8),
    reporter: orNull(int8),
  },
  row: { reference: complaints.reference, created_at: complaints.createdAt },
  text: `
    select reference, created_at from complaints
    where idempotency_key = :idempotencyKey and (reporter_user_id = :reporter::bigint or name = :name and email = :email)
      and category = :category and text = :text
      and reported_profile_id is not distinct from :profile::bigint
      and reported_photo_hash is not distinct from :photo::text
      and reported_message_id is not distinct from :id::bigint`,
});

/** For reports, name and address are taken from the account. */
async function findEarlier(
  tx: Tx,
  key: string | null,
  { name, email, category, text, report }: NewComplaint,
): Promise<Acknowledgement | null> {
  const { rows } = await selectComplaints(tx, {
    idempotencyKey: key,
    name,
    email,
    category,
    text,
    profile: report?.profile ?? null,
    photo: report?.photo ?? null,
    id: report?.message?.id ?? null,
    reporter: report?.reporter ?? null,
  });
  const row = rows[0];
  return row ? { receipt: row.reference, received_at: new Date(row.created_at).toISOString() } : null;
}

/** Limits mails to unverified addresses; the complaint itself is always accepted. */
async function confirmByMail(
  tx: Tx,
  { env, brand, jobs, client }: Filing,
  email: string,
  { id, ...receipt }: Filed,
  now: Date,
): Promise<Acknowledgement> {
  if (await mayMailStranger(tx, { env, brandId: brand.id, email, client }, now))
    await jobs.enqueue(tx, 'send-mail', { mail: 'complaint-receipt', id });
  return receipt;
}

/** Letters and digits that are not easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** For example `VONK-20261121-7KQ4MZ9TBX`: prefix, day and an unguessable part. */
export function makeNumber(prefix: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const end = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix.toUpperCase()}-${day}-${end}`;
}
