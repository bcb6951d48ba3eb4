import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id (the library's default kind): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const nobodysHash = hash(randomBytes(32), parameters);

/** The argon2id hash that the database keeps of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Whether the password fits; without a hash the same work is done for nothing, so that time tells nothing. */
export async function fitsPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return fits && passwordHash !== null;
}
