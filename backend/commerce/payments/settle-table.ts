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

type Told = Pick<Look, 'status' | 'failure' | 'amount' | 'currency' | 'chargebacks'>;

/**
 * What becomes of a payment by what its provider says. From pending it goes to completed or failed, and never back; an
 * amount or a currency other than that of the order completes nothing.
 */
export function settlePayment(known: Known, told: Told): Settlement {
  const isAsOrdered = told.amount === known.amount && told.currency === known.currency;
  if (!isAsOrdered) return settleWrongAmount(known, told);
  if (known.status === 'failed') return told.status === 'paid' ? giveBack(known, told) : nothing;
  if (known.status === 'completed') return reverse(known, told);
  if (told.status === 'failed')
    return { ...nothing, to: 'failed', failure: told.failure ?? 'declined', outcome: 'settled' };
  if (told.status === 'open') return nothing;
  return { ...reverse(known, told), to: 'completed', outcome: 'settled' };
}

/** Nobody gets credits for it; what was paid goes back where it is of the currency that we know. */
function settleWrongAmount(known: Known, told: Told): Settlement {
  if (told.status === 'open' || known.status === 'completed') return refused;
  const isPaid = told.status === 'paid';
  const back = isPaid && told.currency === known.currency ? giveBack(known, told).giveBack : 0;
  if (known.status === 'failed') return { ...refused, giveBack: back };
  const failure = isPaid ? 'refused' : (told.failure ?? 'declined');
  return { ...refused, to: 'failed', failure, giveBack: back };
}

/** Money that came after a payment was given up, less what a bank has taken back by itself. */
function giveBack({ returned }: Known, { amount, chargebacks }: Told): Settlement {
  const left = amount - chargebacks.reduce((sum, each) => sum + each.amount, 0);
  return returned || !(left > 0) ? nothing : { ...nothing, giveBack: left, outcome: 'refused' };
}

function reverse({ charged }: Known, { chargebacks }: Told): Settlement {
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
