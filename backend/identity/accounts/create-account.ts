import { clientNetwork } from '#lib/process/networks.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { startsShownToVisitors } from '../../community/members/consents.ts';
import { findTown } from '../../platform/geo/towns.ts';
import type { Services } from '../../platform/http/call.ts';
import type { SignupInput } from './check-signup.ts';
import { scheduleReminders } from '../../outreach/notifications/schedule-reminders.ts';
import { consumeOwnMailQuota } from '../credentials/consume-mail-quota.ts';
import { enqueueActivationMail } from './enqueue-activation-mail.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { bool, date, float8, int8, jsonb, orNull, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type NewAccount = {
  input: SignupInput;
  passwordHash: string;
  idempotencyKey: string | null;
  /** Date of the accepted terms. */
  termsVersion: Date;
};

/** Signup mails per address and day before the limit of one per hour, against floods by strangers. */
const mailsToAddress = 5;

/** Also queues the mail; returns the user id. A taken address makes no visible difference. */
export async function createAccount(
  tx: Tx,
  { brand, env, jobs, client }: { brand: Brand; client: string } & Pick<Services, 'env' | 'jobs'>,
  account: NewAccount,
  now: Date,
): Promise<number> {
  const { email } = account.input;
  const confirmable = await isConfirmable(tx, brand.id, email);
  const turn = { env, brandId: brand.id, purpose: 'signup', recipient: email, freeMails: mailsToAddress };
  const isTurn = await consumeOwnMailQuota(tx, { ...turn, own: clientNetwork(client) }, now);
  const userId = await insertUser(tx, brand, account, confirmable, now);
  await insertProfile(tx, brand, account.input, userId, now);
  if (isTurn) await enqueueActivationMail(tx, jobs, { userId, email, confirmable }, now);
  await scheduleReminders(tx, userId, now);
  return userId;
}

const selectUsers = statement({
  params: { brandId: text, email: text },
  text: `select 1 from users where brand_id = :brandId and email = :email and status = 'active'`,
});

/** Whether no confirmed account of the brand has this address. */
export async function isConfirmable(db: Queries, brandId: string, email: string): Promise<boolean> {
  const { rowCount } = await selectUsers(db, { brandId, email });
  return !rowCount;
}

const insertUsers = statement({
  params: {
    brandId: text,
    email: text,
    passwordHash: text,
    language: text,
    agreed: timestamptz,
    idempotencyKey: orNull(text),
    confirmable: bool,
    tracking: jsonb<object>(),
    consents: jsonb<object>(),
    signupMessage: orNull(jsonb<object>()),
    termsVersion: timestamptz,
  },
  row: { id: users.id },
  text: `
    insert into users (brand_id, email, password_hash, status, credits, language, signup_date, idempotency_key, confirmable,
      tracking, consents, signup_message, terms_version, email_since)
    values (:brandId, :email, :passwordHash, 'not_confirmed', 0, :language, :agreed, :idempotencyKey,
      :confirmable, :tracking, :consents,
      :signupMessage, :termsVersion, :agreed)
    returning id`,
});

const insertConsentLog = statement({
  params: { userId: int8, termsVersion: timestamptz, agreed: timestamptz },
  text: `
    insert into consent_log (user_id, kind, granted, version, recorded_at)
    values (:userId, 'terms', true, :termsVersion, :agreed), (:userId, 'sensitive', true, null, :agreed)`,
});

async function insertUser(
  tx: Tx,
  brand: Brand,
  { input, passwordHash, idempotencyKey, termsVersion }: NewAccount,
  confirmable: boolean,
  now: Date,
): Promise<number> {
  const agreed = now.toISOString();
  const consents = { terms: agreed, sensitive: agreed, terms_version: termsVersion.toISOString() };
  const { rows } = await insertUsers(tx, {
    brandId: brand.id,
    email: input.email,
    passwordHash,
    language: input.language,
    agreed: now,
    idempotencyKey,
    confirmable,
    tracking: sourceOf(input),
    consents,
    signupMessage: input.signup_message ?? null,
    termsVersion,
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The account was not written');
  await insertConsentLog(tx, { userId: id, termsVersion, agreed: now });
  return id;
}

/** `docs/specification.md` §3, tracking data; the details are stored with the attribution. */
function sourceOf({ tracking = {} }: SignupInput): Record<string, string | undefined> {
  const { network, ref, sub1, sub2, sub3 } = tracking;
  return { network, ref, sub1, sub2, sub3 };
}

const insertProfiles = statement({
  params: {
    userId: int8,
    brandId: text,
    pool: text,
    name: text,
    gender: text,
    sexuality: text,
    date_of_birth: date,
    country: text,
    region: orNull(text),
    city: text,
    lat: orNull(float8),
    lon: orNull(float8),
    language: text,
    shownToVisitors: bool,
    now: timestamptz,
  },
  text: `
    insert into profiles (user_id, brand_id, pool, status, fictional, name, gender, sexuality, date_of_birth, country,
      region, city, latitude, longitude, language, shown_to_visitors, created_at, last_active_at)
    values (:userId, :brandId, :pool, 'disabled', false, :name, :gender, :sexuality,
      :date_of_birth, :country, :region, :city, :lat, :lon, :language,
      :shownToVisitors,       :now, :now)`,
});

async function insertProfile(
  tx: Tx,
  brand: Brand,
  input: SignupInput,
  userId: number,
  now: Date,
): Promise<void> {
  const town = await findTown(tx, input.city, input.country);
  await insertProfiles(tx, {
    userId,
    brandId: brand.id,
    pool: brand.pool,
    name: input.name,
    gender: input.gender,
    sexuality: input.sexuality,
    date_of_birth: input.date_of_birth,
    country: input.country,
    region: input.region,
    city: town?.name ?? input.city,
    lat: town?.lat ?? null,
    lon: town?.lon ?? null,
    language: input.language,
    shownToVisitors: startsShownToVisitors(brand.settings),
    now,
  });
}
