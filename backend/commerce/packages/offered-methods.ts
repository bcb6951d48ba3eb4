import { paymentMethods, type PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';

export type OrderToPay = {
  /** Where the member pays from, ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** Minor units of the currency. */
  amount: number;
  /** What the brand has switched on; ids of methods that are dead or unknown count for nothing. */
  brandMethods: readonly string[];
  date: Date;
  /** Whether the brand's company may collect SEPA direct debits. */
  hasCreditorId: boolean;
};

export type MethodRule = {
  /** Where it can be paid with, with which currencies; absent: everywhere with all. */
  countries?: readonly string[];
  currencies?: readonly string[];
  /** Minor units, both included. */
  least?: number;
  most?: number;
  /** Only for a company with a SEPA creditor identifier. */
  needsCreditorId?: boolean;
  /** Countries where it stands before all others. */
  firstIn?: readonly string[];
  /** First day, and the first day no more, as YYYY-MM-DD in UTC. */
  from?: string;
  until?: string;
};

const euro = ['EUR'];
const union = ['DE', 'AT', 'LU', 'NL', 'BE', 'FR', 'IT', 'ES', 'DK', 'SE', 'FI', 'PL', 'IE', 'MT'];
const singleEuroArea = [...union, 'CH', 'LI', 'NO', 'GB'];

/** What each method can be used for. What a country has of its own comes before cards and wallets, late ones last. */
export const methodRules: Record<PaymentMethod, MethodRule> = {
  vipps: { countries: ['NO', 'SE'], currencies: ['NOK', 'SEK'], firstIn: ['NO', 'SE'] },
  mobilepay: { countries: ['DK', 'FI'], currencies: ['DKK', 'EUR'], firstIn: ['DK', 'FI'] },
  ideal: { countries: ['NL'], currencies: euro, most: 5_000_000 },
  bancontact: { countries: ['BE'], currencies: euro },
  blik: { countries: ['PL'], currencies: ['PLN'] },
  przelewy24: { countries: ['PL'], currencies: ['PLN', 'EUR'] },
  eps: { countries: ['AT'], currencies: euro, least: 100, most: 1_000_000 },
  twint: { countries: ['CH'], currencies: ['CHF'] },
  swish: { countries: ['SE'], currencies: ['SEK'] },
  satispay: { countries: ['IT'], currencies: euro },
  creditcard: {},
  paypal: {},
  applepay: {},
  directdebit: { countries: singleEuroArea, currencies: euro, most: 100_000, needsCreditorId: true },
  banktransfer: { countries: union, currencies: euro },
  paysafecard: { countries: singleEuroArea, currencies: euro, most: 5_000 },
};

/** How an order can be paid, in the order in which a member of its country looks for it. */
export function offeredMethods(order: OrderToPay, rules = methodRules): PaymentMethod[] {
  const offered = paymentMethods.filter(
    (method) => order.brandMethods.includes(method) && suits(rules[method], order),
  );
  const usual = Object.keys(rules);
  const place = (method: PaymentMethod) =>
    rules[method].firstIn?.includes(order.country) ? -1 : usual.indexOf(method);
  return offered.sort((a, b) => place(a) - place(b));
}

function suits(rule: MethodRule, { country, currency, amount, date, hasCreditorId }: OrderToPay): boolean {
  const day = date.toISOString().slice(0, 10);
  return (
    (rule.countries?.includes(country) ?? true) &&
    (rule.currencies?.includes(currency) ?? true) &&
    amount >= (rule.least ?? 1) &&
    amount <= (rule.most ?? Number.MAX_SAFE_INTEGER) &&
    (hasCreditorId || !rule.needsCreditorId) &&
    (!rule.from || day >= rule.from) &&
    (!rule.until || day < rule.until)
  );
}

/** Those of a brand's methods that somebody in one of its countries could pay with, whatever the price. */
export function methodsOfCountries(
  methods: readonly string[],
  countries: readonly string[],
  rules = methodRules,
): string[] {
  return methods.filter((method) => {
    const rule = rules[method as PaymentMethod] as MethodRule | undefined;
    return rule && (!rule.countries || rule.countries.some((country) => countries.includes(country)));
  });
}
