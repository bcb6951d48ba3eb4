import { fc } from '#tests/support/properties.ts';
import { paymentFailures } from '#lib/contract/commerce/payment-methods.ts';
import { creditsToReverse, settlePayment, type Known, type Settlement } from './settle-table.ts';

const order: Known = { status: 'pending', amount: 2_199, currency: 'EUR', charged: [], returned: false };
const paid = { status: 'paid', failure: null, amount: 2_199, currency: 'EUR', chargebacks: [] } as const;
const chargeback = { ref: 'chb_1', amount: 2_199 };

describe('settling a payment', () => {
  it('changes from pending to the provider’s status', () => {
    expect(settlePayment(order, paid)).toMatchObject({ to: 'completed', outcome: 'settled' });
    expect(settlePayment(order, { ...paid, status: 'failed', failure: 'declined' })).toMatchObject({
      to: 'failed',
      failure: 'declined',
    });
    expect(settlePayment(order, { ...paid, status: 'open' })).toMatchObject({
      to: null,
      outcome: 'unchanged',
    });
  });

  it.each([
    ['less', { amount: 2_198 }],
    ['more', { amount: 2_200 }],
    ['no number', { amount: Number.NaN }],
    ['another currency', { currency: 'SEK' }],
  ])('completes nothing for %s', (_, reported) => {
    const step = settlePayment(order, { ...paid, ...reported });
    expect(step).toMatchObject({ to: 'failed', failure: 'refused', outcome: 'refused' });
  });

  it('refunds what came in the order’s currency, and nothing uncountable', () => {
    expect(settlePayment(order, { ...paid, amount: 2_198 }).refundAmount).toBe(2_198);
    expect(settlePayment(order, { ...paid, currency: 'SEK' }).refundAmount).toBe(0);
    expect(settlePayment(order, { ...paid, amount: Number.NaN }).refundAmount).toBe(0);
  });

  it('gives back only once what is paid after a failure, less the bank’s share', () => {
    const failed: Known = { ...order, status: 'failed' };
    expect(settlePayment(failed, paid)).toMatchObject({ to: null, refundAmount: 2_199 });
    expect(settlePayment(failed, { ...paid, chargebacks: [chargeback] }).refundAmount).toBe(0);
    expect(settlePayment({ ...failed, returned: true }, paid).refundAmount).toBe(0);
  });

  it('books a chargeback once, even if reported along with the payment', () => {
    const charged = { ...paid, chargebacks: [chargeback] };
    expect(settlePayment(order, charged)).toMatchObject({ to: 'completed', reverse: [chargeback] });
    const completed: Known = { ...order, status: 'completed' };
    expect(settlePayment(completed, charged)).toMatchObject({ to: null, reverse: [chargeback] });
    expect(settlePayment({ ...completed, charged: ['chb_1'] }, charged).outcome).toBe('unchanged');
  });
});

describe('credits for money that went back', () => {
  const bought = { credits: 35, amount: 4_599 };
  it('are all of the order for all of the money, as far as they are there', () => {
    expect(creditsToReverse(bought, 4_599, { taken: 0, balance: 100 })).toBe(35);
    expect(creditsToReverse(bought, 4_599, { taken: 0, balance: 3 })).toBe(3);
    expect(creditsToReverse(bought, 4_599, { taken: 30, balance: 100 })).toBe(5);
    expect(creditsToReverse(bought, 9_999, { taken: 35, balance: 100 })).toBe(0);
    expect(creditsToReverse(bought, 2_300, { taken: 0, balance: 100 })).toBe(18);
  });
});

const reportedStates = fc.record({
  status: fc.constantFrom('open', 'paid', 'failed'),
  failure: fc.constantFrom(null, ...paymentFailures),
  amount: fc.constantFrom(2_199, 2_199, 2_199, 1, 2_200),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'SEK'),
  chargebacks: fc.subarray([
    { ref: 'chb_1', amount: 1_000 },
    { ref: 'chb_2', amount: 1_199 },
  ]),
});
const acts = fc.oneof(reportedStates, fc.record({ spend: fc.integer({ min: 1, max: 20 }) }));

/** Payment, ledger and balance driven by the table alone, as `settle` drives them in one transaction. */
class Model {
  readonly credits = 15;
  known: Known = order;
  readonly path: Known['status'][] = ['pending'];
  readonly ledger: { delta: number; reference: string }[] = [];
  readonly refunds: number[] = [];
  taken = 0;

  get balance(): number {
    return this.ledger.reduce((sum, { delta }) => sum + delta, 0);
  }

  spend(credits: number): void {
    if (credits <= this.balance)
      this.ledger.push({ delta: -credits, reference: `message:${this.ledger.length}` });
  }

  take(step: Settlement): void {
    if (step.to) {
      this.known = { ...this.known, status: step.to };
      this.path.push(step.to);
    }
    if (step.to === 'completed') this.ledger.push({ delta: this.credits, reference: 'payment:1' });
    for (const { ref, amount } of step.reverse) {
      const has = { taken: this.taken, balance: this.balance };
      const back = creditsToReverse({ credits: this.credits, amount: order.amount }, amount, has);
      this.taken += back;
      if (back) this.ledger.push({ delta: -back, reference: `payment:1:chargeback:${ref}` });
      this.known = { ...this.known, charged: [...this.known.charged, ref] };
    }
    if (step.refundAmount) {
      this.refunds.push(step.refundAmount);
      this.known = { ...this.known, returned: true };
    }
  }
}

it('keeps payment and ledger right for any report in any order', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 25 }), (reports) => {
      const model = new Model();
      for (const act of reports) {
        if ('spend' in act) model.spend(act.spend);
        else model.take(settlePayment(model.known, act));

        expect(model.balance).toBeGreaterThanOrEqual(0);
        expect(model.path.length).toBeLessThanOrEqual(2);
        const references = model.ledger.map(({ reference }) => reference);
        expect(new Set(references).size).toBe(references.length);
        expect(references.includes('payment:1')).toBe(model.known.status === 'completed');
        expect(model.taken).toBeLessThanOrEqual(model.credits);
        expect(model.refunds.length).toBeLessThanOrEqual(1);
        expect(model.refunds.length && model.known.status === 'completed').toBeFalsy();
      }
      const first = reports.find((act) => 'status' in act && act.status !== 'open');
      const isPaid = first !== undefined && 'status' in first && first.status === 'paid' && fits(first);
      const expected = first === undefined ? 'pending' : isPaid ? 'completed' : 'failed';
      expect(model.known.status).toBe(expected);
    }),
    { numRuns: 1_000, seed: 20_261_121 },
  );
});

function fits({ amount, currency }: { amount: number; currency: string }): boolean {
  return amount === order.amount && currency === order.currency;
}
