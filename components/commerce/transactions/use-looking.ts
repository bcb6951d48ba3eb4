import { useEffect, useRef } from 'react';
import { onMemberEvent } from '#lib/browser/live/live.ts';
import { nextLook } from '#lib/rules/commerce/payments.ts';

/**
 * Looks again and again while a payment is pending and the page is seen, and at once when the stream says that the
 * member has changed: that may have been the payment.
 */
export function useLooking(isPending: boolean, look: () => Promise<unknown>): void {
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
      // What fails now is tried again with the next look.
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
