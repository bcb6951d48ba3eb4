import type { Payment } from '#lib/contract/commerce/payments.ts';

/** A payment as its member or the token of a mail shows it; the latter leads nowhere to pay. */
export type ShownPayment = Omit<Payment, 'checkout_url' | 'holds'> & {
  checkout_url?: string | null;
  holds?: Payment['holds'];
};
