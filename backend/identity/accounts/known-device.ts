import { randomBytes, timingSafeEqual } from 'node:crypto';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';

type Secrets = Parameters<typeof fingerprint>[0];
type Account = { brandId: string; userId: number };
type Caller = { env: Secrets; brand: { id: string }; devices: readonly string[] };

/** What a browser is known by after a login: what it has brought, or something new. */
export function getDevice({ env, brand, devices }: Caller, userId: number): string {
  const account = { brandId: brand.id, userId };
  return findDevice(env, devices, account) ?? makeDevice(env, account);
}

/**
 * What a browser brings to show that an account has logged in there before: `<user>.<random>.<signature>`. It opens nothing;
 * whoever brings it is only counted apart from strangers.
 */
function makeDevice(env: Secrets, account: Account): string {
  const name = `${account.userId}.${randomBytes(16).toString('base64url')}`;
  return `${name}.${sign(env, account.brandId, name)}`;
}

/** The one of these devices that is of the account, or null. */
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
