import { sql } from 'drizzle-orm';
import type { Brand } from '../brands/brand.ts';
import type { Queries, Tx } from '../db/connect.ts';
import { startsShownToVisitors } from '../members/consents.ts';
import { findTown } from '../geo/towns.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SignupInput } from './check-signup.ts';
import { scheduleReminders } from '../notices/schedule-reminders.ts';
import { orderActivationMail } from './order-activation-mail.ts';

type NewAccount = {
  input: SignupInput;
  passwordHash: string;
  signupKey: string | null;
  /** Moment of the terms that were agreed to. */
  termsVersion: Date;
};

/** Mails to one address a day that signups may cause, so that nobody is buried in mails by a stranger. */
const mailsToAddress = 5;

/** Writes account, profile and the order of the mail; returns the user id. A taken address makes no visible difference. */
export async function createAccount(
  tx: Tx,
  { brand, jobs }: { brand: Brand; jobs: Jobs },
  account: NewAccount,
  now: Date,
): Promise<number> {
  const { email } = account.input;
  const confirmable = await isConfirmable(tx, brand.id, email);
  const earlier = await countSignups(tx, brand.id, email, now);
  const userId = await insertUser(tx, brand, account, confirmable, now);
  await insertProfile(tx, brand, account.input, userId, now);
  if (earlier < mailsToAddress) await orderActivationMail(tx, jobs, { userId, email, confirmable }, now);
  await scheduleReminders(tx, userId, now);
  return userId;
}

/** Whether an account with this address could be confirmed: nobody of the brand holds it yet. */
export async function isConfirmable(db: Queries, brandId: string, email: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from users where brand_id = ${brandId} and email = ${email} and status = 'active'`);
  return !rowCount;
}

async function countSignups(tx: Tx, brandId: string, email: string, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from users
    where brand_id = ${brandId} and email = ${email} and signup_date > ${dayAgo.toISOString()}`);
  return rows[0]?.count ?? 0;
}

async function insertUser(
  tx: Tx,
  brand: Brand,
  { input, passwordHash, signupKey, termsVersion }: NewAccount,
  confirmable: boolean,
  now: Date,
): Promise<number> {
  const agreed = now.toISOString();
  const consents = { terms: agreed, sensitive: agreed, terms_version: termsVersion.toISOString() };
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into users (brand_id, email, password_hash, status, credits, language, signup_date, signup_key, confirmable,
      tracking, consents, signup_message, terms_version, email_since)
    values (${brand.id}, ${input.email}, ${passwordHash}, 'not_confirmed', 0, ${input.language}, ${agreed}, ${signupKey},
      ${confirmable}, ${JSON.stringify(sourceOf(input))}, ${JSON.stringify(consents)},
      ${input.signup_message ? JSON.stringify(input.signup_message) : null}, ${termsVersion.toISOString()}, ${agreed})
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The account was not written');
  await tx.execute(sql`
    insert into consent_log (user_id, kind, granted, version, at)
    values (${id}, 'terms', true, ${termsVersion.toISOString()}, ${agreed}), (${id}, 'sensitive', true, null, ${agreed})`);
  return id;
}

/** Section 3, tracking data; how the way went in detail stands with the attribution. */
function sourceOf({ tracking = {} }: SignupInput): Record<string, string | undefined> {
  const { network, ref, sub1, sub2, sub3 } = tracking;
  return { network, ref, sub1, sub2, sub3 };
}

async function insertProfile(
  tx: Tx,
  brand: Brand,
  input: SignupInput,
  userId: number,
  now: Date,
): Promise<void> {
  const town = await findTown(tx, input.city, input.country);
  await tx.execute(sql`
    insert into profiles (user_id, brand_id, pool, status, fictional, name, gender, sexuality, date_of_birth, country,
      region, city, latitude, longitude, language, shown_to_visitors, created_at, last_active_at)
    values (${userId}, ${brand.id}, ${brand.pool}, 'disabled', false, ${input.name}, ${input.gender}, ${input.sexuality},
      ${input.date_of_birth}, ${input.country}, ${input.region}, ${input.city}, ${town?.lat ?? null}, ${town?.lon ?? null}, ${input.language},
      ${startsShownToVisitors(brand.settings)},       ${now.toISOString()}, ${now.toISOString()})`);
}
