import { useRef } from 'react';
import { mutate } from 'swr';
import { callApi } from '#lib/browser/transport/call.ts';
import { useCall } from '#lib/browser/transport/hooks.ts';
import { contentKeys } from '#lib/browser/transport/idempotency.ts';
import type { CallKey } from '#lib/browser/transport/keys.ts';
import type { Invitation } from '#lib/contract/identity/invitations.ts';

const key: CallKey<'GET /api/invitations.php'> = ['GET /api/invitations.php', undefined];

/** Invitations of a member that may be open at once; the server holds to it. */
export const mostOpen = 5;

/** The member's invitations, and what can be done with them. Both deeds throw `ApiError`. */
export function useInvitations() {
  const { data, error } = useCall('GET /api/invitations.php', undefined);
  // The same label tried again after a lost answer is the same invitation; the next one is another.
  const keyOf = useRef(contentKeys());
  const make = async (label: string): Promise<string> => {
    const { url } = await callApi('POST /api/invitations.php', {
      body: { label },
      key: keyOf.current(label),
    });
    keyOf.current = contentKeys();
    await mutate(key);
    return url;
  };
  const withdraw = async ({ id }: Invitation): Promise<void> => {
    await callApi('DELETE /api/invitations.php', { body: { id } });
    await mutate(key);
  };
  return { data, error, reload: () => void mutate(key), make, withdraw };
}
