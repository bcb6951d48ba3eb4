import { useEffect, useState } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { tabStorage } from '#lib/browser/storage/storage.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';

/** Seconds between two resends. */
const coolDown = 60;

/** Resends the activation mail with a pause shared across this tab; `justSent` starts one if none is running. */
export function useResend({ justSent = false } = {}) {
  const { user } = useUser();
  const key = `vonk-mail-again-${user?.id}`;
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(() => {
    const stored = tabStorage.getItem(key);
    return stored || !justSent ? Number(stored) : now + coolDown * 1_000;
  });
  /** Seconds until the next resend; 0 if allowed. */
  const wait = Math.max(0, Math.ceil((until - now) / 1_000));

  useEffect(() => {
    if (until > 0) tabStorage.setItem(key, String(until));
  }, [key, until]);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1_000);
    return () => clearTimeout(timer);
  }, [now, wait]);

  const startCoolDown = (seconds: number) => {
    const moment = Date.now();
    setNow(moment);
    setUntil(moment + seconds * 1_000);
  };
  /** Sends the mail, optionally to another address, and returns its address. @throws ApiError */
  const send = async (email?: string) => {
    try {
      const sent = await callApi('POST /api/activation-mail.php', { body: email ? { email } : {} });
      startCoolDown(coolDown);
      return sent.email;
    } catch (error) {
      if (error instanceof ApiError && error.data.retry_after) startCoolDown(error.data.retry_after);
      throw error;
    } finally {
      void refresh([{ name: 'GET /api/user.php' }]);
    }
  };
  return { wait, send };
}

type ResendResult = { text: string; failed: boolean };

/** Like `useResend`, with the result as text. */
export function useResendMail(texts: ActivationTexts['mail'], errors: ErrorTexts, justSent: boolean) {
  const { wait, send } = useResend({ justSent });
  const [result, setResult] = useState<ResendResult | null>(null);
  const sendAgain = async () => {
    try {
      await send();
      setResult({ text: texts.sent, failed: false });
    } catch (error) {
      setResult({ text: errorText(error, errors), failed: true });
    }
  };
  /** The mail went to a new address. */
  const showChanged = () => setResult({ text: texts.changed, failed: false });
  return { wait, send, result, sendAgain, showChanged };
}

export type ResendMail = ReturnType<typeof useResendMail>;
