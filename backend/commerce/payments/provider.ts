import type { PaymentFailure, PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import { CallError } from '#backend/platform/http/errors.ts';

export const providerNames = ['sandbox', 'mollie'] as const;
export type ProviderName = (typeof providerNames)[number];

/** An order as the provider receives it. */
export type ProviderOrder = {
  /** Our idempotency key: the same token is the same payment, however often it is sent. */
  token: string;
  /** Text on the payer's statement. */
  description: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  method: PaymentMethod;
  locale: string;
  country: string;
  brand: string;
  redirectUrl: string;
  webhookUrl: string;
  createdAt: Date;
  expiresAt: Date;
  /** For a direct debit: the account and the mandate. */
  debit?: { accountHolder: string; iban: string; reference: string };
};

/** A refund as the provider receives it. */
export type RefundOrder = {
  /** The provider's reference of the payment. */
  ref: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  key: string;
  /** Text on the payer's statement. */
  description: string;
};

export type Look = {
  ref: string;
  token: string | null;
  status: 'open' | 'paid' | 'failed';
  /** Set if it failed. */
  failure: PaymentFailure | null;
  amount: number;
  currency: string;
  checkoutUrl: string | null;
  /** Chargebacks, in minor units. */
  chargebacks: readonly { ref: string; amount: number }[];
};

export type Provider = {
  name: ProviderName;
  /** Creates a payment; idempotent by token. */
  create: (order: ProviderOrder) => Promise<{ ref: string; checkoutUrl: string | null }>;
  /** Null for a reference that the provider does not know. */
  look: (ref: string) => Promise<Look | null>;
  /** Finds a payment by our token, created since the given moment; null if the provider does not know it. */
  find: (token: string, since: Date) => Promise<Look | null>;
  /** Cancels an open payment; no error if it cannot be cancelled, call `look` to find out. */
  cancel: (ref: string) => Promise<void>;
  /** Refunds; idempotent by key. */
  refund: (order: RefundOrder) => Promise<{ ref: string }>;
};

/** A permanent refusal by the provider. */
export class ProviderRefused extends Error {}

/** The provider is unreachable or failing; a retry may succeed. Callers get the code, the log the reason. */
export class ProviderUnavailable extends CallError {
  constructor(reason: string, options?: ErrorOptions) {
    super('provider_unavailable', {}, options);
    this.message = reason;
  }
}

/** Timeout of a provider request, in milliseconds. */
export const providerTimeoutMs = 10_000;
