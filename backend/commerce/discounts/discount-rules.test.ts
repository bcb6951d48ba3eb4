import type { PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import { discountEnd, refuseDiscount, refuseOrder, type Discount } from './discount-rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const signupDate = new Date('2026-11-21T09:00:00Z');
const alice = { userId: 1, paidUser: false, signupDate };
const code: Discount = {
  kind: 'code',
  status: 'active',
  valuePercentage: 20,
  minimumOrderValue: 0,
  country: null,
  currency: null,
  paymentmethods: [],
  expiresAt: null,
  userId: null,
  used: false,
};

function judge(discount: Partial<Discount>, member: Partial<typeof alice> = {}, at = now) {
  const whole = { ...code, ...discount };
  const who = { ...alice, ...member };
  return refuseDiscount(whole, who, discountEnd(whole, who, true), at);
}

describe('discounts', () => {
  it('accepts an active code that belongs to everyone or to the member', () => {
    expect(judge({})).toBeNull();
    expect(judge({ userId: 1 })).toBeNull();
  });

  it('treats another member’s code like an unknown one', () => {
    expect(judge({ userId: 2 })).toBe('discount_not_found');
    expect(judge({ userId: 2, used: true })).toBe('discount_not_found');
    expect(judge({ status: 'inactive' })).toBe('discount_not_found');
  });

  it('is used once and ends on its second', () => {
    expect(judge({ used: true })).toBe('discount_already_used');
    expect(judge({ expiresAt: now })).toBe('discount_expired');
    expect(judge({ expiresAt: new Date(now.getTime() + 1) })).toBeNull();
  });

  it('keeps welcome and time bonus for the first purchase', () => {
    expect(judge({ kind: 'welcome' })).toBeNull();
    expect(judge({ kind: 'welcome' }, { paidUser: true })).toBe('discount_not_found');
    expect(judge({ kind: 'time_bonus' }, { paidUser: true })).toBe('discount_not_found');
    expect(judge({ kind: 'goodbye', userId: 1 }, { paidUser: true })).toBeNull();
  });

  it('ends the welcome discount with the time bonus where both run, otherwise after its own time', () => {
    const welcome: Discount = { ...code, kind: 'welcome', expiresAt: new Date('2027-01-01T00:00:00Z') };
    expect(discountEnd(welcome, alice, true)).toEqual(
      discountEnd({ ...code, kind: 'time_bonus' }, alice, true),
    );
    expect(discountEnd(welcome, alice, true)).toEqual(new Date('2026-11-21T13:00:00Z'));
    expect(discountEnd(welcome, alice, false)).toEqual(new Date('2027-01-01T00:00:00Z'));
  });
});

describe('discounts and an order', () => {
  const fit = (discount: Partial<Discount>, method: PaymentMethod | null = null) =>
    refuseOrder(
      { ...code, ...discount },
      {
        country: 'DE',
        currency: 'EUR',
        listAmount: 6000,
        lowestAmount: 6000,
        method,
        methodsFor: (amount) => (amount <= 5000 ? ['paypal', 'paysafecard'] : ['paypal']),
      },
    );

  it('go together where no condition is set', () => {
    expect(fit({})).toBeNull();
    expect(fit({}, 'banktransfer')).toBeNull();
  });

  it('ask for its country and currency', () => {
    expect(fit({ country: 'DE', currency: 'EUR' })).toBeNull();
    expect(fit({ country: 'CH' })).toBe('discount_country');
    expect(fit({ currency: 'CHF' })).toBe('discount_country');
  });

  it('ask for a minimum of the price before the discount', () => {
    expect(fit({ minimumOrderValue: 6000, currency: 'EUR' })).toBeNull();
    expect(fit({ minimumOrderValue: 6001, currency: 'EUR' })).toBe('discount_minimum');
  });

  it('ask for its methods: the chosen one, before that any that could pay what is left', () => {
    expect(fit({ paymentmethods: ['paypal', 'ideal'] }, 'paypal')).toBeNull();
    expect(fit({ paymentmethods: ['ideal'] }, 'paypal')).toBe('discount_method');
    expect(fit({ paymentmethods: ['paysafecard'] })).toBeNull();
    expect(fit({ paymentmethods: ['ideal'] })).toBe('discount_method');
  });
});
