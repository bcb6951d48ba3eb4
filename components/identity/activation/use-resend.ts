import { useEffect, useState } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { tabStorage } from '#lib/browser/storage/storage.ts';

/** Seconds between two resends. */
const coolDown = 60;

type Resend = {
  /** Seconds until the next resend; 0 if allowed. */
  wait: number;
  /** Sends the activation mail, optionally to another address. @throws ApiError */
  send: (email?: string) => Promise<string>;
};

/** Resends the activation mail with a pause shared across this tab; `justSent` starts one if none is running. */
export function useResend({ justSent = false } = {}): Resend {
  const { user } = useUser();
  const key = `vonk-mail-again-${user?.id}`;
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(() => {
    const stored = tabStorage.getItem(key);
    return stored || !justSent ? Number(stored) : now + coolDown * 1_000;
  });
  const wait = Math.max(0, Math.ceil((until - now) / 1_000));

  useEffect(() => {
    if (until > 0) tabStorage.setItem(key, String(until));
  }, [key, until]);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1_000);
    return () => clearTimeout(timer);
  }, [now, wait]);

  const pause = (seconds: number) => {
    const moment = Date.now();
    setNow(moment);
    setUntil(moment + seconds * 1_000);
  };
  const send = async (email?: string) => {
    try {
      const sent = await callApi('POST /api/activation-mail.php', { body: email ? { email } : {} });
      pause(coolDown);
      return sent.email;
    } catch (error) {
      if (error instanceof ApiError && error.data.retry_after) pause(error.data.retry_after);
      throw error;
    } finally {
      void refresh([{ name: 'GET /api/user.php' }]);
    }
  };
  return { wait, send };
}
