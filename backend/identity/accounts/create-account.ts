import { and, eq } from 'drizzle-orm';
import { clientNetwork } from '#lib/process/networks.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { createProfile } from '../../community/members/account-profile.ts';
import type { Services } from '../../platform/http/call.ts';
import type { SignupInput } from './check-signup.ts';
import { scheduleReminders } from '../../outreach/notifications/schedule-reminders.ts';
import { consumeOwnMailQuota } from '../credentials/consume-mail-quota.ts';
import { enqueueActivationMail } from './enqueue-activation-mail.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { consentLog } from '../../platform/db/schema/privacy.ts';

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
  const quota = { env, brandId: brand.id, purpose: 'signup', recipient: email, freeMails: mailsToAddress };
  const mayMail = await consumeOwnMailQuota(tx, { ...quota, own: clientNetwork(client) }, now);
  const userId = await insertUser(tx, brand, account, confirmable, now);
  await createProfile(tx, brand, account.input, userId, now);
  if (mayMail) await enqueueActivationMail(tx, jobs, { userId, email, confirmable }, now);
  await scheduleReminders(tx, userId, now);
  return userId;
}

/** Whether no confirmed account of the brand has this address. */
export async function isConfirmable(db: Queries, brandId: string, email: string): Promise<boolean> {
  const isHolder = and(eq(users.brandId, brandId), eq(users.email, email), eq(users.status, 'active'));
  return (await db.$count(users, isHolder)) === 0;
}

async function insertUser(
  tx: Tx,
  brand: Brand,
  { input, passwordHash, idempotencyKey, termsVersion }: NewAccount,
  confirmable: boolean,
  now: Date,
): Promise<number> {
  const agreed = now.toISOString();
  const consents = { terms: agreed, sensitive: agreed, terms_version: termsVersion.toISOString() };
  const [account] = await tx
    .insert(users)
    .values({
      brandId: brand.id,
      email: input.email,
      passwordHash,
      language: input.language,
      signupDate: now,
      idempotencyKey,
      confirmable,
      tracking: getSource(input),
      consents,
      signupMessage: input.signup_message ?? null,
      termsVersion,
      emailSince: now,
    })
    .returning({ id: users.id });
  if (!account) throw new Error('The account was not written');
  const consent = { userId: account.id, granted: true, recordedAt: now };
  await tx.insert(consentLog).values([
    { ...consent, kind: 'terms', version: termsVersion },
    { ...consent, kind: 'sensitive' },
  ]);
  return account.id;
}

/** `docs/specification.md` §3, tracking data; the details are stored with the attribution. */
function getSource({ tracking = {} }: SignupInput): Record<string, string> {
  const sources = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
  return Object.fromEntries(
    sources.flatMap((name) => (tracking[name] === undefined ? [] : [[name, tracking[name]]])),
  );
}
