import type { PaymentMethod } from '../../contract/commerce/payment-methods.ts';

/** What the address of an order says: reload, back and a link in a mail keep it. */
export type OrderParams = {
  /** The package as it was asked for; in another currency the order itself names its own. */
  packageId: number;
  method: PaymentMethod | null;
  /** ISO 3166-1 alpha-2; null leaves it to the visitor's country. */
  country: string | null;
  /** A discount code; null leaves it to the active discount. */
  code: string | null;
};

type Query = Pick<URLSearchParams, 'get'>;

// The list of the contract would bring all of it into the browser.
const methods: Record<PaymentMethod, true> = {
  creditcard: true,
  paypal: true,
  applepay: true,
  ideal: true,
  bancontact: true,
  blik: true,
  przelewy24: true,
  eps: true,
  twint: true,
  swish: true,
  vipps: true,
  mobilepay: true,
  satispay: true,
  paysafecard: true,
  directdebit: true,
  banktransfer: true,
};

export function isPaymentMethod(text: string): text is PaymentMethod {
  return Object.hasOwn(methods, text);
}

/** The params of `/credits/{id}/{paymentmethod?}`, with locale or without. */
export function parseOrderPath(path: string, query: Query, packageId: number): OrderParams {
  const last = path.split('/').at(-1) ?? '';
  return { packageId, method: isPaymentMethod(last) ? last : null, ...parseRest(query) };
}

/** `/credits/12/paypal?country=CH&code=HELLO10`, without locale. */
export function orderPath({ packageId, method, ...rest }: OrderParams): string {
  return `/credits/${packageId}${method ? `/${method}` : ''}${queryOf(rest)}`;
}

/** The params of `/directdebit?package=…`; null where it names no package. */
export function parseDebitQuery(query: Query): OrderParams | null {
  const text = query.get('package') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(text)) return null;
  return { packageId: Number(text), method: 'directdebit', ...parseRest(query) };
}

export function debitPath({ packageId, country, code }: OrderParams): string {
  return `/directdebit${queryOf({ package: String(packageId), country, code })}`;
}

function parseRest(query: Query): Pick<OrderParams, 'country' | 'code'> {
  const country = query.get('country') ?? '';
  const code = (query.get('code') ?? '').trim().slice(0, 40);
  return { country: /^[A-Z]{2}$/.test(country) ? country : null, code: code || null };
}

function queryOf(values: Record<string, string | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}
