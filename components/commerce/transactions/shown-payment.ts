import type { Payment } from '#lib/contract/commerce/payments.ts';

/** A payment as its member or the token's holder sees it; the latter has no checkout link. */
export type ShownPayment = Omit<Payment, 'checkout_url' | 'holds'> & {
  checkout_url?: string | null;
  holds?: Payment['holds'];
};
