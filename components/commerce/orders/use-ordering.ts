import { useEffect, useRef, useState } from 'react';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import { getErrorCode, noAnswer } from '#lib/browser/transport/api-error.ts';
import { navigateTo } from '#lib/browser/session/navigate.ts';
import type { CallOptions } from '#lib/browser/transport/types.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { useHref } from '../../ui/link.tsx';

export type OrderBody = CallOptions<'POST /api/payment.php'>['body'];

/**
 * Places an order and leaves for its checkout. The same content is one order, however often it is sent; a payment that
 * has failed is over, and the next press is another one.
 */
export function useOrdering() {
  const href = useHref();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const keyOf = useRef(contentKeys());

  // The browser may bring this page back as it was left: with a button that is busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isSending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  /** Null once the browser is on its way, or while another press is; otherwise what went wrong. */
  async function send(body: OrderBody, onPlaced?: () => void): Promise<unknown> {
    if (isSending.current) return null;
    if (!navigator.onLine) return noAnswer();
    isSending.current = true;
    setBusy(true);
    try {
      const payment = await place(body);
      onPlaced?.();
      navigateTo(payment.checkout_url ?? href(`/transactions/${payment.payment_id}`));
      return null;
    } catch (error) {
      if (getErrorCode(error) === 'payment_refused') keyOf.current = contentKeys();
      isSending.current = false;
      setBusy(false);
      return error;
    }
  }

  async function place(body: OrderBody): Promise<Payment> {
    const { payment } = await callApi('POST /api/payment.php', { body, key: keyOf.current(body) });
    if (payment.status !== 'failed') return payment;
    keyOf.current = contentKeys();
    const next = await callApi('POST /api/payment.php', { body, key: keyOf.current(body) });
    return next.payment;
  }

  return { send, busy };
}
