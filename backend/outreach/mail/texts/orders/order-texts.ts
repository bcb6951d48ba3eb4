import type { PaymentFailure } from '#lib/contract/commerce/payment-methods.ts';

type Letter = { subject: string; paragraphs: string[]; button: string; notes: string[] };

/** What our mails about orders say in one language; `{number}` and the like are filled in. */
export type OrderTexts = {
  facts: {
    number: string;
    credits: string;
    total: string;
    method: string;
    date: string;
    until: string;
    returned: string;
  };
  /** `{amount}`, `{rate}`, `{vat}`. */
  withVat: string;
  /** The methods without a name that is the same everywhere. */
  methods: Record<'creditcard' | 'directdebit' | 'banktransfer', string>;
  /** Label of the link to the page on which a contract is withdrawn from. */
  withdraw: string;
  /** Label of the link to the page that tells how an order stands. */
  seeOrder: string;
  /** That the member asked us to begin within the time to withdraw, and what it means. */
  begun: string;
  /** That terms and instructions on withdrawal come as a file, and what it is called, in letters a to z and hyphens. */
  attached: string;
  attachment: string;
  /** `{brand}`, `{number}`; in the notes `{until}`, the last day. */
  'order-confirmed': Letter;
  /** `{brand}`, `{number}`. */
  'payment-failed': Letter & { reasons: Record<Exclude<PaymentFailure, 'cancelled'>, string> };
  /** `{brand}`, `{number}`. */
  'transfer-pending': Letter;
  /** `{brand}`, `{number}`. */
  'charged-back': Letter & { premiumEnded: string };
  /** `{brand}`, `{number}`. */
  refunded: Letter;
};
