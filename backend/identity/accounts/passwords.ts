import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { composePassword } from '#lib/contract/identity/password-length.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { int8, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** Parameters for argon2id, the library's default kind; memory in KiB. */
const costs = {
  /** Those of OWASP: 19 MiB, two passes, one lane. */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** Of tests, which open accounts by the hundred. */
  least: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
};

let parameters = costs.full;
let nobodysHash: Promise<string> | null = null;

/** Says what a password of this process costs, before the first is hashed; without that it is all. */
export function setPasswordCost(cost: keyof typeof costs): void {
  parameters = costs[cost];
  nobodysHash = hash(randomBytes(32), parameters);
}

/** The argon2id hash that the database keeps of a password, of its composed form. */
export function hashPassword(password: string): Promise<string> {
  return hash(composePassword(password), parameters);
}

/** A password that was checked: `anew` is the hash to keep where the one that is kept is of another form of it. */
export type Checked = { fits: boolean; anew: string | null };

/**
 * Whether the password fits, as it is composed or as it was typed; without a hash the same work is done for nothing, so
 * that time tells nothing.
 */
export async function checkPassword(passwordHash: string | null, typed: string): Promise<Checked> {
  nobodysHash ??= hash(randomBytes(32), parameters);
  const stored = passwordHash ?? (await nobodysHash);
  const composed = composePassword(typed);
  const isFitting = (await verify(stored, composed)) && passwordHash !== null;
  if (isFitting || typed === composed) return { fits: isFitting, anew: null };
  const fits = (await verify(stored, typed)) && passwordHash !== null;
  return { fits, anew: fits ? await hashPassword(typed) : null };
}

const updateUsers = statement({
  params: { anew: text, userId: int8, old: text },
  text: `update users set password_hash = :anew where id = :userId and password_hash = :old`,
});

/** Keeps the new hash of a password that was checked, where there is one and nobody has set another meanwhile. */
export async function storeRehash(
  tx: Tx,
  { userId, old }: { userId: number; old: string },
  { anew }: Pick<Checked, 'anew'>,
): Promise<void> {
  if (anew !== null) await updateUsers(tx, { anew, userId, old });
}
