import { isPaymentMethod, type PaymentMethod } from '../../contract/commerce/payment-methods.ts';

/** The parameters in an order's address, which survive reload, back and mail links. */
export type OrderParams = {
  /** The requested package; in another currency the order has its own. */
  packageId: number;
  method: PaymentMethod | null;
  /** ISO 3166-1 alpha-2; null for the visitor's country. */
  country: string | null;
  /** A discount code; null for the active discount. */
  code: string | null;
};

type Query = Pick<URLSearchParams, 'get'>;

/** The params of `/credits/{id}/{paymentmethod?}`, with or without locale. */
export function parseOrderPath(path: string, query: Query, packageId: number): OrderParams {
  const last = path.split('/').at(-1) ?? '';
  return { packageId, method: isPaymentMethod(last) ? last : null, ...parseRest(query) };
}

/** `/credits/12/paypal?country=CH&code=HELLO10`, without locale. */
export function orderPath({ packageId, method, ...rest }: OrderParams): string {
  return `/credits/${packageId}${method ? `/${method}` : ''}${toQuery(rest)}`;
}

/** The params of `/directdebit?package=…`; null without a package. */
export function parseDebitQuery(query: Query): OrderParams | null {
  const text = query.get('package') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(text)) return null;
  return { packageId: Number(text), method: 'directdebit', ...parseRest(query) };
}

export function debitPath({ packageId, country, code }: OrderParams): string {
  return `/directdebit${toQuery({ package: String(packageId), country, code })}`;
}

function parseRest(query: Query): Pick<OrderParams, 'country' | 'code'> {
  const country = query.get('country') ?? '';
  const code = (query.get('code') ?? '').trim().slice(0, 40);
  return { country: /^[A-Z]{2}$/.test(country) ? country : null, code: code || null };
}

function toQuery(values: Record<string, string | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}
