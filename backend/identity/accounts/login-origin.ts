import { clientNetwork } from '#lib/process/networks.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import { findDevice } from './known-device.ts';

type Secrets = Parameters<typeof fingerprint>[0];

/** Where an attempt comes from; only its fingerprint is kept. */
export type Origin = {
  id: string;
  /** Whoever it is has shown before to be let into the account: strangers cannot shut them out. */
  isKnown: boolean;
};

/** A visitor: by a device of the account they name, else by their network. */
export type Visitor = { env: Secrets; brandId: string; client: string; devices: readonly string[] };

/** The origin of a visitor's attempt at an account; `userId` is null where the address has none. */
export function getLoginOrigin({ env, brandId, client, devices }: Visitor, userId: number | null): Origin {
  const device = findDevice(env, devices, userId === null ? null : { brandId, userId });
  if (device) return { id: fingerprint(env, 'origin', `device:${device}`), isKnown: true };
  return { id: fingerprint(env, 'origin', `network:${clientNetwork(client)}`), isKnown: false };
}

/** The origin of a member who is logged in and asked for their own password. */
export function originOfMember(env: Secrets, userId: number): Origin {
  return { id: fingerprint(env, 'origin', `member:${userId}`), isKnown: true };
}
