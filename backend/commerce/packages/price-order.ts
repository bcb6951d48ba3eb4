import type { PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import { priceCountry, type CountrySigns } from '#lib/contract/commerce/price-country.ts';
import type { Order } from '#lib/contract/commerce/payments.ts';
import { requireBrand, getSeller, type Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { discountOfOrder } from '../discounts/discount-of-order.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { getCountryCurrency } from './currencies.ts';
import { offeredMethods } from './offered-methods.ts';
import { presentPackage } from './present-package.ts';
import { listVersions, type PackageRow } from './queries.ts';
import { vatPart, vatRate } from './vat.ts';

export type OrderRequest = {
  packageId: number;
  /** Null leaves it to the signs. */
  country: string | null;
  /** Null while none is chosen. */
  method: PaymentMethod | null;
  /** `undefined`: the active discount if it fits; `null`: none. */
  code: string | null | undefined;
  /** Absent where the country is named. */
  signs?: CountrySigns;
};

export type PricedOrder = {
  order: Order;
  discountId: number | null;
  /** The member's own pending payment that has to be cancelled before this order can have the discount, or null. */
  heldBy: number | null;
};

/**
 * What an order costs a member now, as `order.php` shows it and `payment.php` charges it. In a country with another
 * currency it is the package of the same size in that currency: the order carries its id. `methods` are those possible
 * for the total. Throws not_found, or the error of a discount code that was asked for.
 */
export async function priceOrder(
  db: Queries,
  actor: Pick<Actor, 'userId' | 'brandId'>,
  request: OrderRequest,
  now: Date,
): Promise<PricedOrder> {
  const brand = await requireBrand(db, actor.brandId);
  const { settings } = brand;
  const versions = await listVersions(db, actor.brandId, request.packageId, now);
  const country = chooseCountry(request, brand, versions);
  const row = versions.find(({ currency }) => currency === getCountryCurrency(country));
  if (!row) throw new CallError('not_found');

  const { currency, amount: listAmount, lowest_amount: lowestAmount, hasCreditorId } = row;
  const brandMethods = settings.payment_methods;
  const methodsFor = (amount: number) =>
    offeredMethods({ country, currency, amount, brandMethods, date: now, hasCreditorId });
  const toLower = { country, currency, listAmount, lowestAmount, method: request.method, methodsFor };
  const discount = await discountOfOrder(db, actor, request.code, toLower, now);
  const amount = discount?.amount ?? listAmount;
  const rate = vatRate(country);
  return {
    order: {
      package: presentPackage(row, methodsFor(listAmount)),
      country,
      countries: settings.countries,
      methods: methodsFor(amount),
      list_amount: listAmount,
      amount,
      vat_rate: rate,
      vat_amount: vatPart(amount, rate),
      discount: discount?.shown ?? null,
      worse_code: discount?.worseCode ?? null,
    },
    discountId: discount?.id ?? null,
    heldBy: discount?.heldBy ?? null,
  };
}

/**
 * Where a package is paid from. A country that is named is that or nothing; otherwise it is the one of all pages with
 * prices, as long as the package has a price there, and the first that pays in the package's own currency where not.
 */
function chooseCountry(
  { country, signs }: OrderRequest,
  brand: Pick<Brand, 'domainLanguage' | 'settings'>,
  versions: readonly PackageRow[],
): string {
  const { countries } = brand.settings;
  if (country && !countries.includes(country)) throw invalidInput({ country: 'unknown_value' });
  if (country) return country;
  const isPriced = (each: string) => versions.some(({ currency }) => currency === getCountryCurrency(each));
  const usual = priceCountry(signs ?? unknownCountry, getSeller(brand));
  const chosen = isPriced(usual)
    ? usual
    : countries.find((each) => getCountryCurrency(each) === versions[0]?.currency);
  if (!chosen) throw new CallError('not_found');
  return chosen;
}

const unknownCountry: CountrySigns = { chosen: null, profile: null, address: null };
