import { useEffect, useRef } from 'react';
import { onMemberEvent } from '#lib/browser/live/live.ts';
import { nextLook } from '#lib/rules/commerce/payments.ts';

/**
 * Polls while a payment is pending and the page is visible, and at once when the stream reports a change of the member,
 * which may be the payment.
 */
export function usePaymentPolling(isPending: boolean, look: () => Promise<unknown>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!isPending) return;
    let looks = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (!isOver && document.visibilityState === 'visible')
        timer = setTimeout(() => void lookNow(), nextLook(looks));
    };
    const lookNow = async () => {
      clearTimeout(timer);
      looks += 1;
      // Failures are retried with the next poll.
      await latest.current().catch(() => undefined);
      plan();
    };
    const stopListening = onMemberEvent((event) => {
      if (event.type === 'user') void lookNow();
    });
    document.addEventListener('visibilitychange', plan);
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', plan);
    };
  }, [isPending]);
}
