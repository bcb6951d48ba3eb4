import { paymentMethods, type PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';

export type OrderToPay = {
  /** Where the member pays from, ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** Minor units of the currency. */
  amount: number;
  /** The methods that the brand has enabled; retired or unknown ids are ignored. */
  brandMethods: readonly string[];
  date: Date;
  /** Whether the brand's company may collect SEPA direct debits. */
  hasCreditorId: boolean;
};

export type MethodRule = {
  /** Countries and their currencies; absent: all. */
  countries?: readonly string[];
  currencies?: readonly string[];
  /** Minor units, inclusive. */
  minAmount?: number;
  maxAmount?: number;
  needsCreditorId?: boolean;
  /** Countries where it comes first. */
  firstIn?: readonly string[];
  /** First and last day (exclusive), as YYYY-MM-DD in UTC. */
  from?: string;
  until?: string;
};

const euro = ['EUR'];
const union = ['DE', 'AT', 'LU', 'NL', 'BE', 'FR', 'IT', 'ES', 'DK', 'SE', 'FI', 'PL', 'IE', 'MT'];
const singleEuroArea = [...union, 'CH', 'LI', 'NO', 'GB'];

/** Where each method is available. A country's own methods come before cards and wallets, slow ones last. */
export const methodRules: Record<PaymentMethod, MethodRule> = {
  vipps: { countries: ['NO', 'SE'], currencies: ['NOK', 'SEK'], firstIn: ['NO', 'SE'] },
  mobilepay: { countries: ['DK', 'FI'], currencies: ['DKK', 'EUR'], firstIn: ['DK', 'FI'] },
  ideal: { countries: ['NL'], currencies: euro, maxAmount: 5_000_000 },
  bancontact: { countries: ['BE'], currencies: euro },
  blik: { countries: ['PL'], currencies: ['PLN'] },
  przelewy24: { countries: ['PL'], currencies: ['PLN', 'EUR'] },
  eps: { countries: ['AT'], currencies: euro, minAmount: 100, maxAmount: 1_000_000 },
  twint: { countries: ['CH'], currencies: ['CHF'] },
  swish: { countries: ['SE'], currencies: ['SEK'] },
  satispay: { countries: ['IT'], currencies: euro },
  creditcard: {},
  paypal: {},
  applepay: {},
  directdebit: { countries: singleEuroArea, currencies: euro, maxAmount: 100_000, needsCreditorId: true },
  banktransfer: { countries: union, currencies: euro },
  paysafecard: { countries: singleEuroArea, currencies: euro, maxAmount: 5_000 },
};

/** The methods for an order, in the order that members of the country expect. */
export function offeredMethods(order: OrderToPay, rules = methodRules): PaymentMethod[] {
  const offered = paymentMethods.filter(
    (method) => order.brandMethods.includes(method) && suits(rules[method], order),
  );
  const usual = Object.keys(rules);
  const rank = (method: PaymentMethod) =>
    rules[method].firstIn?.includes(order.country) ? -1 : usual.indexOf(method);
  return offered.sort((a, b) => rank(a) - rank(b));
}

function suits(rule: MethodRule, { country, currency, amount, date, hasCreditorId }: OrderToPay): boolean {
  const day = date.toISOString().slice(0, 10);
  return (
    (rule.countries?.includes(country) ?? true) &&
    (rule.currencies?.includes(currency) ?? true) &&
    amount >= (rule.minAmount ?? 1) &&
    amount <= (rule.maxAmount ?? Number.MAX_SAFE_INTEGER) &&
    (hasCreditorId || !rule.needsCreditorId) &&
    (!rule.from || day >= rule.from) &&
    (!rule.until || day < rule.until)
  );
}

/** The brand's methods that are available in any of its countries, at any price. */
export function listMethodsOfCountries(
  methods: readonly string[],
  countries: readonly string[],
  rules = methodRules,
): string[] {
  return methods.filter((method) => {
    const rule = rules[method as PaymentMethod] as MethodRule | undefined;
    return rule && (!rule.countries || rule.countries.some((country) => countries.includes(country)));
  });
}
