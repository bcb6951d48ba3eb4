import { useEffect, useRef, useState } from 'react';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import { getErrorCode, noAnswer } from '#lib/browser/transport/api-error.ts';
import { navigateTo } from '#lib/browser/session/navigate.ts';
import type { CallOptions } from '#lib/browser/transport/types.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { useHref } from '../../ui/link.tsx';

export type OrderBody = CallOptions<'POST /api/payment.php'>['body'];

/**
 * Places an order and opens its checkout. The same content is one order, however often it is sent; after a failed
 * payment the next press is a new order.
 */
export function useOrdering() {
  const href = useHref();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const getKeyRef = useRef(contentKeys());

  // The browser may restore this page from its cache with a busy button.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isSending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  /** Null on redirect or while another press is pending; otherwise the error. */
  async function send(body: OrderBody, onPlaced?: () => void): Promise<unknown> {
    if (isSending.current) return null;
    if (!navigator.onLine) return noAnswer();
    isSending.current = true;
    setBusy(true);
    try {
      const payment = await placeOrder(body);
      onPlaced?.();
      navigateTo(payment.checkout_url ?? href(`/transactions/${payment.payment_id}`));
      return null;
    } catch (error) {
      if (getErrorCode(error) === 'payment_refused') getKeyRef.current = contentKeys();
      isSending.current = false;
      setBusy(false);
      return error;
    }
  }

  async function placeOrder(body: OrderBody): Promise<Payment> {
    const { payment } = await callApi('POST /api/payment.php', { body, key: getKeyRef.current(body) });
    if (payment.status !== 'failed') return payment;
    getKeyRef.current = contentKeys();
    const next = await callApi('POST /api/payment.php', { body, key: getKeyRef.current(body) });
    return next.payment;
  }

  return { send, busy };
}
