import { clientNetwork } from '#lib/process/networks.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import { findDevice } from './known-device.ts';

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
