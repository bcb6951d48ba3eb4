import { useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ResponseOf } from '#lib/browser/transport/types.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';

type Page = ResponseOf<'GET /api/payments.php'>;

/** The newest payments as they are kept fresh, and the older ones loaded on request. */
export function useOlderPayments(first: Page | undefined) {
  const [kept, setKept] = useState<Payment[]>([]);
  const [moreBelow, setMoreBelow] = useState<boolean | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const payments = joinPayments(kept, first?.payments ?? []);

  async function loadOlder() {
    const last = payments.at(-1);
    if (!last || state === 'loading') return;
    setState('loading');
    try {
      const page = await callApi('GET /api/payments.php', { query: { before: last.payment_id } });
      // The newest page slides with each order, so what it holds now is kept too.
      setKept(joinPayments(payments, page.payments));
      setMoreBelow(page.more);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { payments, more: moreBelow ?? first?.more ?? false, state, loadOlder };
}

/** Each payment once, as the later page knows it, newest first. */
function joinPayments(...pages: readonly (readonly Payment[])[]): Payment[] {
  const byId = new Map(pages.flat().map((payment) => [payment.payment_id, payment]));
  return [...byId.values()].sort((a, b) => b.payment_id - a.payment_id);
}
