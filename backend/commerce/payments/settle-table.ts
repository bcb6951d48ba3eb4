import type { PaymentFailure } from '#lib/contract/commerce/payment-methods.ts';
import type { Look } from './provider.ts';

export type PaymentStatus = 'pending' | 'completed' | 'failed';

export type Known = {
  status: PaymentStatus;
  amount: number;
  currency: string;
  /** References of booked chargebacks. */
  charged: readonly string[];
  /** The money of a failed payment was refunded or is being refunded. */
  returned: boolean;
};

export type Settlement = {
  /** The new status; null: unchanged. */
  to: 'completed' | 'failed' | null;
  failure: PaymentFailure | null;
  /** Chargebacks to book. */
  reverse: Look['chargebacks'];
  /** Minor units to refund because the payment had already failed here. */
  refundAmount: number;
  outcome: 'settled' | 'reversed' | 'unchanged' | 'refused';
};

const nothing: Settlement = { to: null, failure: null, reverse: [], refundAmount: 0, outcome: 'unchanged' };
const refused: Settlement = { ...nothing, outcome: 'refused' };

type ProviderStatus = Pick<Look, 'status' | 'failure' | 'amount' | 'currency' | 'chargebacks'>;

/**
 * The transition of a payment for a reported state. Pending becomes completed or failed, and never changes again; a
 * different amount or currency does not complete it.
 */
export function settlePayment(known: Known, reported: ProviderStatus): Settlement {
  const isAsOrdered = reported.amount === known.amount && reported.currency === known.currency;
  if (!isAsOrdered) return settleWrongAmount(known, reported);
  if (known.status === 'failed')
    return reported.status === 'paid' ? refundLatePayment(known, reported) : nothing;
  if (known.status === 'completed') return reverse(known, reported);
  if (reported.status === 'failed')
    return { ...nothing, to: 'failed', failure: reported.failure ?? 'declined', outcome: 'settled' };
  if (reported.status === 'open') return nothing;
  return { ...reverse(known, reported), to: 'completed', outcome: 'settled' };
}

/** Gives no credits; the paid amount is refunded if the currency matches. */
function settleWrongAmount(known: Known, reported: ProviderStatus): Settlement {
  if (reported.status === 'open' || known.status === 'completed') return refused;
  const isPaid = reported.status === 'paid';
  const back =
    isPaid && reported.currency === known.currency ? refundLatePayment(known, reported).refundAmount : 0;
  if (known.status === 'failed') return { ...refused, refundAmount: back };
  const failure = isPaid ? 'refused' : (reported.failure ?? 'declined');
  return { ...refused, to: 'failed', failure, refundAmount: back };
}

/** Money that arrived after the payment failed, minus chargebacks. */
function refundLatePayment({ returned }: Known, { amount, chargebacks }: ProviderStatus): Settlement {
  const remaining = amount - chargebacks.reduce((sum, each) => sum + each.amount, 0);
  return returned || !(remaining > 0) ? nothing : { ...nothing, refundAmount: remaining, outcome: 'refused' };
}

function reverse({ charged }: Known, { chargebacks }: ProviderStatus): Settlement {
  const fresh = chargebacks.filter(({ ref }) => !charged.includes(ref));
  return fresh.length ? { ...nothing, reverse: fresh, outcome: 'reversed' } : nothing;
}

/** Credits to remove for refunded money: its share of the order, rounded up, limited to those that are left. */
export function creditsToReverse(
  order: { credits: number; amount: number },
  amount: number,
  { taken, balance }: { taken: number; balance: number },
): number {
  const share = Math.ceil((order.credits * Math.min(amount, order.amount)) / order.amount);
  return Math.max(0, Math.min(share, order.credits - taken, balance));
}
