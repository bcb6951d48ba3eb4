import type { PaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import { priceCountry, type CountrySigns } from '#lib/contract/commerce/price-country.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { requireBrand, getSeller, type Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { findOrderDiscount } from '../discounts/find-order-discount.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { getCountryCurrency } from './currencies.ts';
import { offeredMethods } from './offered-methods.ts';
import { presentPackage } from './present-package.ts';
import { listVersions, type PackageRow } from './queries.ts';
import { vatPart, vatRate } from './vat.ts';

export type OrderRequest = {
  packageId: number;
  /** Null: derived from the country signs. */
  country: string | null;
  /** Null while none is chosen. */
  method: PaymentMethod | null;
  /** `undefined`: the active discount if it applies; `null`: none. */
  code: string | null | undefined;
  /** Absent when the country is given. */
  signs?: CountrySigns;
};

export type PricedOrder = {
  order: Order;
  discountId: number | null;
  /** The member's own pending payment to cancel before this order can use the discount, or null. */
  heldBy: number | null;
};

/**
 * What an order costs a member now, as `order.php` shows it and `payment.php` charges it. In a country with another
 * currency, the package of the same size in that currency is used, and the order carries its id. `methods` are those
 * available for the total.
 * @throws CallError not_found, or the error of a requested discount code
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
  const discount = await findOrderDiscount(db, actor, request.code, toLower, now);
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
 * The country a package is paid from. A given country is used as is. Otherwise it is the country of all pages with
 * prices if the package has a price there, else the first that uses the package's own currency.
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
