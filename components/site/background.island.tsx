'use client';

// Renders nothing: refreshes a member's data by polling and the event stream.

import { useEffect, useRef } from 'react';
import { useChats, useLikes, useUser } from '../../lib/browser/transport/hooks.ts';
import { startLive } from '../../lib/browser/live/live.ts';
import { usePremiumChange } from '../../lib/browser/commerce/premium-change.ts';
import { setLoginPath } from '../../lib/browser/session/session-lost.ts';
import { announceSession, useSignedIn } from '../../lib/browser/session/signed-in.ts';
import { useHref } from '../ui/link.tsx';

/** Mounted once in every layout. */
export function Background() {
  const signedIn = useSignedIn();
  const loginPath = useHref()('/login');
  useEffect(() => setLoginPath(loginPath), [loginPath]);
  return signedIn ? <FreshData /> : null;
}

function FreshData() {
  const { user } = useUser();
  const { chats } = useChats();
  useLikes();
  usePremiumChange(user);
  const pushSubscribed = useRef(false);
  useEffect(() => {
    pushSubscribed.current = user?.push_subscribed ?? false;
    // The front removed the hint together with an ended session.
    if (user === null) announceSession();
  }, [user]);

  const id = user?.id;
  const live = useRef<ReturnType<typeof startLive>>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    const { stop } = (live.current = startLive(id, () => pushSubscribed.current));
    return stop;
  }, [id]);
  useEffect(() => {
    if (chats) live.current?.see(chats);
  }, [id, chats]);
  return null;
}
