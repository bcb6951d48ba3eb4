import { randomBytes, timingSafeEqual } from 'node:crypto';
import { clientNetwork } from '#lib/process/networks.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';

type Secrets = Parameters<typeof fingerprint>[0];

/** Origin of an attempt; only a fingerprint is stored. */
export type LoginOrigin = {
  id: string;
  /** Has logged in to the account before, so that strangers cannot lock them out. */
  isKnown: boolean;
};

/** Identified by a device token of the account, otherwise by network. */
export type LoginVisitor = { env: Secrets; brandId: string; client: string; devices: readonly string[] };

/** `userId` is null if the address has no account. */
export function getLoginOrigin(
  { env, brandId, client, devices }: LoginVisitor,
  userId: number | null,
): LoginOrigin {
  const device = findDevice(env, devices, userId === null ? null : { brandId, userId });
  if (device) return { id: fingerprint(env, 'origin', `device:${device}`), isKnown: true };
  return { id: fingerprint(env, 'origin', `network:${clientNetwork(client)}`), isKnown: false };
}

/** Origin of a logged-in member who re-enters the password. */
export function getMemberOrigin(env: Secrets, userId: number): LoginOrigin {
  return { id: fingerprint(env, 'origin', `member:${userId}`), isKnown: true };
}

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
function findDevice(env: Secrets, devices: readonly string[], account: Account | null): string | null {
  return devices.find((device) => account !== null && isDeviceOfAccount(env, device, account)) ?? null;
}

function isDeviceOfAccount(env: Secrets, device: string, { brandId, userId }: Account): boolean {
  const [user, random, signature, ...rest] = device.split('.');
  if (user !== String(userId) || !random || !signature || rest.length) return false;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(env, brandId, `${user}.${random}`))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(env: Secrets, brandId: string, name: string): string {
  return fingerprint(env, 'device', `${brandId}:${name}`);
}
