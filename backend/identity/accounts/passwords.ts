import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

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

/** The argon2id hash that the database keeps of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Whether the password fits; without a hash the same work is done for nothing, so that time tells nothing. */
export async function fitsPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash(randomBytes(32), parameters);
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return fits && passwordHash !== null;
}
