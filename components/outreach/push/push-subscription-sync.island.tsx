'use client';

// Shows nothing: has the server keep this browser's push subscription for the member who is logged in, after a login and
// when it has changed. Only the browser has a subscription.

import { useEffect } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { syncPushSubscription } from '#lib/browser/push/subscribe-push.ts';
import { useSite } from '../../site/site-context.island.tsx';

/** Stands once in every layout. */
export function PushSubscriptionSync() {
  const { pushPublicKey } = useSite();
  const { user } = useUser();
  const id = user?.id;
  const push_subscribed = user?.push_subscribed ?? false;
  useEffect(() => {
    // What fails is made up for by the next page.
    if (id !== undefined) syncPushSubscription({ id, push_subscribed }, pushPublicKey).catch(() => undefined);
  }, [id, push_subscribed, pushPublicKey]);
  return null;
}
