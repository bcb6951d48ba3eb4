import { and, eq, ne } from 'drizzle-orm';
import { isWeakPassword } from '../credentials/is-weak-password.ts';
import { databaseErrorCode, inTransaction, type Queries, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { listBrandNames, type Brand } from '../../brands/brand.ts';
import { findTown } from '../../platform/geo/towns.ts';
import { countSignup } from '../../platform/metrics/business-metrics.ts';
import { requireCompany } from '../../brands/routes.ts';
import { CallError } from '../../platform/http/errors.ts';
import { useInvitation } from '../invitations/use-invitation.ts';
import { termsVersion } from '../../growth/info-pages/terms-version.ts';
import { logConsent } from '../privacy/log-consent.ts';
import { recordAttribution } from '../../growth/tracking/record-attribution.ts';
import { checkSignup, isOpenSignup, type SignupInput } from './check-signup.ts';
import { createAccount } from './create-account.ts';
import { createSession, type Device } from './create-session.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { users } from '../../platform/db/schema/accounts.ts';

type Visitor = Device & { brand: Brand; client: string; key: string | null };

type Opened = { userId: number; token: string };

/** An hour in milliseconds: how long a signup can be retried under its key. */
const retryTime = 60 * 60 * 1000;

const uniqueViolation = '23505';

/**
 * Responds alike for free and taken addresses. A retry under the same key opens a new session of the same account.
 * @throws what `checkSignup` throws
 */
export async function signUp(
  services: Pick<Services, 'db' | 'env' | 'jobs'>,
  visitor: Visitor,
  input: SignupInput,
  now: Date,
): Promise<Opened> {
  const { brand } = visitor;
  const isWeak = isWeakPassword(input.password, [input.name, input.email, brand.name]);
  const brandNames = await listBrandNames(services.db);
  const isTown = (await findTown(services.db, input.city, input.country)) !== null;
  checkSignup(input, { ...brand.settings, brandNames, isTown }, isWeak, now);
  const idempotencyKey = visitor.key && `${brand.id}:${visitor.key}`;
  const passwordHash = await hashPassword(input.password);
  const earlier = idempotencyKey ? await findEarlier(services.db, idempotencyKey) : null;
  if (earlier) return signUpAgain(services, visitor, input, { earlier, passwordHash }, now);
  try {
    return await create(services, visitor, input, { idempotencyKey, passwordHash }, now);
  } catch (error) {
    // The first attempt under this key was not yet committed when we looked.
    const first =
      databaseErrorCode(error) === uniqueViolation && idempotencyKey
        ? await findEarlier(services.db, idempotencyKey)
        : null;
    if (!first) throw error;
    return signUpAgain(services, visitor, input, { earlier: first, passwordHash }, now);
  }
}

async function create(
  { db, env, jobs }: Pick<Services, 'db' | 'env' | 'jobs'>,
  visitor: Visitor,
  input: SignupInput,
  { idempotencyKey, passwordHash }: { idempotencyKey: string | null; passwordHash: string },
  now: Date,
): Promise<Opened> {
  const { brand } = visitor;
  const company = await requireCompany(db, brand.companyId);
  const account = {
    input,
    passwordHash,
    idempotencyKey,
    termsVersion: termsVersion(new Date(company.added)),
  };
  return inTransaction(db, async (tx) => {
    const userId = await createAccount(tx, { brand, env, jobs, client: visitor.client }, account, now);
    await admit(tx, brand, input, userId, now);
    const { tracking } = input;
    await recordAttribution(tx, { userId, brandId: brand.id, tracking, userAgent: visitor.userAgent }, now);
    const granted = input.consent_attribution ?? false;
    await logConsent(tx, { userId, kind: 'attribution', granted }, now);
    countSignup(brand.id, 'opened');
    return { userId, token: await createSession(tx, userId, visitor, now) };
  });
}

/** Uses the invitation. If it is invalid, an open signup goes on without it, any other is refused. */
async function admit(tx: Tx, brand: Brand, input: SignupInput, userId: number, now: Date): Promise<void> {
  const isInvited = input.invitation && (await useInvitation(tx, brand.id, input.invitation, userId, now));
  if (!isInvited && !isOpenSignup(input, brand.settings)) throw new CallError('signups_closed');
}

type Earlier = { id: number; email: string; passwordHash: string; signupDate: Date };

async function findEarlier(db: Queries, idempotencyKey: string): Promise<Earlier | null> {
  const { id, email, passwordHash, signupDate } = users;
  const [earlier] = await db
    .select({ id, email, passwordHash, signupDate })
    .from(users)
    .where(and(eq(users.idempotencyKey, idempotencyKey), ne(users.status, 'deleted')));
  return earlier ?? null;
}

/** The same person within the hour gets the same account; anyone else a new one without a key. */
async function signUpAgain(
  services: Pick<Services, 'db' | 'env' | 'jobs'>,
  visitor: Visitor,
  input: SignupInput,
  { earlier, passwordHash }: { earlier: Earlier; passwordHash: string },
  now: Date,
): Promise<Opened> {
  const recent = now.getTime() - earlier.signupDate.getTime() < retryTime;
  const isSame =
    earlier.email === input.email && (await checkPassword(earlier.passwordHash, input.password)).isMatch;
  if (!recent || !isSame)
    return create(services, visitor, input, { idempotencyKey: null, passwordHash }, now);
  return inTransaction(services.db, async (tx) => ({
    userId: earlier.id,
    token: await createSession(tx, earlier.id, visitor, now),
  }));
}
