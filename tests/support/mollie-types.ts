export type Amount = { value: string; currency: string };

/** A payment in Mollie's published shape, as far as a shop reads it. */
export type MolliePayment = {
  resource: 'payment';
  id: string;
  mode: 'test';
  createdAt: string;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
  isCancelable: boolean;
  amount: Amount;
  description: string;
  method: string;
  metadata: unknown;
  redirectUrl: string;
  webhookUrl: string;
  locale: string;
  profileId: string;
  sequenceType: 'oneoff' | 'recurring';
  customerId?: string;
  mandateId?: string;
  details?: { failureReason?: string };
  dueDate?: string;
  _links: { self: Link; checkout?: Link };
};
export type Link = { href: string; type: string };
export type MollieMandate = {
  id: string;
  customerId: string;
  consumerName: string;
  consumerAccount: string;
  mandateReference: string;
};
export type Chargeback = {
  resource: 'chargeback';
  id: string;
  amount: Amount;
  paymentId: string;
  createdAt: string;
  reversedAt?: string;
};

export type MollieServer = {
  /** With a trailing slash, as the client requires. */
  url: string;
  payments: Map<string, MolliePayment>;
  refunds: { id: string; paymentId: string; amount: Amount; description: string; metadata: unknown }[];
  mandates: MollieMandate[];
  chargebacks: Chargeback[];
  /** Every request, as `POST /v2/payments`. */
  requests: { call: string; key: string | undefined; body: Record<string, unknown> }[];
  /** Statuses of the next responses, before any processing. */
  failNext: (...states: number[]) => void;
  close: () => Promise<void>;
};
