import { randomBytes, timingSafeEqual } from 'node:crypto';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';

type Secrets = Parameters<typeof fingerprint>[0];
type Account = { brandId: string; userId: number };
type Caller = { env: Secrets; brand: { id: string }; devices: readonly string[] };

/** The browser's existing device token for this user, or a new one. */
export function getDevice({ env, brand, devices }: Caller, userId: number): string {
  const account = { brandId: brand.id, userId };
  return findDevice(env, devices, account) ?? makeDevice(env, account);
}

/** `<user>.<random>.<signature>`: grants no access, only separates attempts from those of strangers. */
function makeDevice(env: Secrets, account: Account): string {
  const name = `${account.userId}.${randomBytes(16).toString('base64url')}`;
  return `${name}.${sign(env, account.brandId, name)}`;
}

/** The account's token among these, or null. */
export function findDevice(env: Secrets, devices: readonly string[], account: Account | null): string | null {
  return devices.find((device) => account !== null && isOf(env, device, account)) ?? null;
}

function isOf(env: Secrets, device: string, { brandId, userId }: Account): boolean {
  const [user, random, signature, ...rest] = device.split('.');
  if (user !== String(userId) || !random || !signature || rest.length) return false;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(env, brandId, `${user}.${random}`))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(env: Secrets, brandId: string, name: string): string {
  return fingerprint(env, 'device', `${brandId}:${name}`);
}
