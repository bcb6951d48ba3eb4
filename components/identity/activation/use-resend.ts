import { useEffect, useState } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { refresh } from '#lib/browser/transport/refresh.ts';

/** Seconds between two presses of "send again". */
const coolDown = 60;

type Resend = {
  /** Seconds until it may be sent again; 0 when it may. */
  wait: number;
  /** Sends the activation mail, to another address when one is given. @throws ApiError */
  send: (email?: string) => Promise<string>;
};

/** Sending the activation mail again, with a pause between; `justSent` begins with one. */
export function useResend({ justSent = false } = {}): Resend {
  const [wait, setWait] = useState(justSent ? coolDown : 0);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const send = async (email?: string) => {
    try {
      const sent = await callApi('POST /api/activation-mail.php', { body: email ? { email } : {} });
      setWait(coolDown);
      return sent.email;
    } catch (error) {
      if (error instanceof ApiError && error.data.retry_after) setWait(error.data.retry_after);
      throw error;
    } finally {
      void refresh([{ name: 'GET /api/user.php' }]);
    }
  };
  return { wait, send };
}
