'use client';

// Renders nothing: sends this browser's push subscription to the server for the signed-in member, after login and on
// changes.

import { useEffect } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { syncPushSubscription } from '#lib/browser/push/subscribe-push.ts';
import { useSite } from '../../site/site-context.island.tsx';

/** Mounted once in every layout. */
export function PushSubscriptionSync() {
  const { pushPublicKey } = useSite();
  const { user } = useUser();
  const id = user?.id;
  const push_subscribed = user?.push_subscribed ?? false;
  useEffect(() => {
    // The next page makes up for failures.
    if (id !== undefined) syncPushSubscription({ id, push_subscribed }, pushPublicKey).catch(() => undefined);
  }, [id, push_subscribed, pushPublicKey]);
  return null;
}
