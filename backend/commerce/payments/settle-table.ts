import type { PaymentFailure } from '#lib/contract/commerce/payment-methods.ts';
import type { Look } from './provider.ts';

export type PaymentStatus = 'pending' | 'completed' | 'failed';

/** What we know of a payment before it is settled. Amounts in minor units. */
export type Known = {
  status: PaymentStatus;
  amount: number;
  currency: string;
  /** References of the chargebacks that are booked. */
  charged: readonly string[];
  /** Money of a failed payment is on its way back, or is there. */
  returned: boolean;
};

export type Settlement = {
  /** Where the payment goes; null: it stays. */
  to: 'completed' | 'failed' | null;
  failure: PaymentFailure | null;
  /** Chargebacks that are not booked yet. */
  reverse: Look['chargebacks'];
  /** Minor units that were taken although the payment failed here: they go back. */
  giveBack: number;
  outcome: 'settled' | 'reversed' | 'unchanged' | 'refused';
};

const nothing: Settlement = { to: null, failure: null, reverse: [], giveBack: 0, outcome: 'unchanged' };
const refused: Settlement = { ...nothing, outcome: 'refused' };

type ProviderStatus = Pick<Look, 'status' | 'failure' | 'amount' | 'currency' | 'chargebacks'>;

/**
 * What becomes of a payment by what its provider says. From pending it goes to completed or failed, and never back; an
 * amount or a currency other than that of the order completes nothing.
 */
export function settlePayment(known: Known, reported: ProviderStatus): Settlement {
  const isAsOrdered = reported.amount === known.amount && reported.currency === known.currency;
  if (!isAsOrdered) return settleWrongAmount(known, reported);
  if (known.status === 'failed') return reported.status === 'paid' ? giveBack(known, reported) : nothing;
  if (known.status === 'completed') return reverse(known, reported);
  if (reported.status === 'failed')
    return { ...nothing, to: 'failed', failure: reported.failure ?? 'declined', outcome: 'settled' };
  if (reported.status === 'open') return nothing;
  return { ...reverse(known, reported), to: 'completed', outcome: 'settled' };
}

/** Nobody gets credits for it; what was paid goes back where it is of the currency that we know. */
function settleWrongAmount(known: Known, reported: ProviderStatus): Settlement {
  if (reported.status === 'open' || known.status === 'completed') return refused;
  const isPaid = reported.status === 'paid';
  const back = isPaid && reported.currency === known.currency ? giveBack(known, reported).giveBack : 0;
  if (known.status === 'failed') return { ...refused, giveBack: back };
  const failure = isPaid ? 'refused' : (reported.failure ?? 'declined');
  return { ...refused, to: 'failed', failure, giveBack: back };
}

/** Money that came after a payment was given up, less what a bank has taken back by itself. */
function giveBack({ returned }: Known, { amount, chargebacks }: ProviderStatus): Settlement {
  const remaining = amount - chargebacks.reduce((sum, each) => sum + each.amount, 0);
  return returned || !(remaining > 0) ? nothing : { ...nothing, giveBack: remaining, outcome: 'refused' };
}

function reverse({ charged }: Known, { chargebacks }: ProviderStatus): Settlement {
  const fresh = chargebacks.filter(({ ref }) => !charged.includes(ref));
  return fresh.length ? { ...nothing, reverse: fresh, outcome: 'reversed' } : nothing;
}

/**
 * Credits that go back for money that went back: its share of the order, rounded up, as far as they are still there.
 */
export function creditsToTakeBack(
  order: { credits: number; amount: number },
  amount: number,
  { taken, balance }: { taken: number; balance: number },
): number {
  const share = Math.ceil((order.credits * Math.min(amount, order.amount)) / order.amount);
  return Math.max(0, Math.min(share, order.credits - taken, balance));
}
