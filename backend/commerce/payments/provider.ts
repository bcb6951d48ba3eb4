import type { PaymentFailure, PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';

export const providerNames = ['sandbox', 'mollie'] as const;
export type ProviderName = (typeof providerNames)[number];

/** What a provider is asked to collect. */
export type ProviderOrder = {
  /** Ours; the key under which the same order is the same payment however often it is sent. */
  token: string;
  /** What the payer reads on the statement. */
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
  /** With a direct debit: whose account, and the mandate that was given. */
  debit?: { accountHolder: string; iban: string; reference: string };
};

/** What a provider is asked to pay back. */
export type RefundOrder = {
  /** The provider's reference of the payment. */
  ref: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  key: string;
  /** What the payer reads on the statement. */
  description: string;
};

/** What a provider says of a payment when it is asked. */
export type Look = {
  ref: string;
  token: string | null;
  status: 'open' | 'paid' | 'failed';
  /** Present where it failed. */
  failure: PaymentFailure | null;
  amount: number;
  currency: string;
  checkoutUrl: string | null;
  /** What banks have taken back, in minor units. */
  chargebacks: readonly { ref: string; amount: number }[];
};

export type Provider = {
  name: ProviderName;
  /** Opens a payment; the same token opens no second one. */
  create: (order: ProviderOrder) => Promise<{ ref: string; checkoutUrl: string | null }>;
  /** Null for a reference that the provider does not know. */
  look: (ref: string) => Promise<Look | null>;
  /** The payment of one of our tokens, made since a moment; null where the provider has never heard of it. */
  find: (token: string, since: Date) => Promise<Look | null>;
  /** Ends an open payment; says nothing where it can't be ended, a look tells. */
  cancel: (ref: string) => Promise<void>;
  /** Pays back; the same key pays back once. */
  refund: (order: RefundOrder) => Promise<{ ref: string }>;
};

/** The provider will not do it, however often it is asked. */
export class ProviderRefused extends Error {}

/** The provider can't be reached, or is not well; the same may work later. */
export class ProviderUnavailable extends Error {}

/** Longest wait for one answer of a provider, in milliseconds. */
export const providerTimeoutMs = 10_000;
