import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { composePassword } from '#lib/contract/identity/password-length.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';

/** Parameters of argon2id, the library's default; memory in KiB. */
const costs = {
  /** OWASP: 19 MiB, two passes, one lane. */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** For tests, which open hundreds of accounts. */
  least: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
};

let parameters = costs.full;
let dummyHash: Promise<string> | null = null;

/** Call before the first hash; the default is the full cost. */
export function setPasswordCost(cost: keyof typeof costs): void {
  parameters = costs[cost];
  dummyHash = hash(randomBytes(32), parameters);
}

/** The argon2id hash of a password in Unicode NFC. */
export function hashPassword(password: string): Promise<string> {
  return hash(composePassword(password), parameters);
}

/** Result of a check: `newHash` is the new hash if the stored one is of another Unicode form. */
export type Checked = { isMatch: boolean; newHash: string | null };

/** Checks the NFC and the typed form; does the same work without a hash, so that timing reveals nothing. */
export async function checkPassword(passwordHash: string | null, typed: string): Promise<Checked> {
  dummyHash ??= hash(randomBytes(32), parameters);
  const stored = passwordHash ?? (await dummyHash);
  const composed = composePassword(typed);
  const isFitting = (await verify(stored, composed)) && passwordHash !== null;
  if (isFitting || typed === composed) return { isMatch: isFitting, newHash: null };
  const isMatch = (await verify(stored, typed)) && passwordHash !== null;
  return { isMatch, newHash: isMatch ? await hashPassword(typed) : null };
}

/** Stores a checked password's new hash, if any, unless the password has changed meanwhile. */
export async function storeRehash(
  tx: Tx,
  { userId, old }: { userId: number; old: string },
  { newHash }: Pick<Checked, 'newHash'>,
): Promise<void> {
  if (newHash === null) return;
  await tx
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, old)));
}
