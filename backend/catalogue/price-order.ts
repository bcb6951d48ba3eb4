import type { PaymentMethod } from '../../lib/contract/payment-methods.ts';
import type { Order } from '../../lib/contract/payments.ts';
import { requireBrand } from '../brands/brand.ts';
import type { Queries } from '../db/connect.ts';
import { discountOfOrder } from '../discounts/discount-of-order.ts';
import { CallError, invalidInput } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { currencyOf } from './currencies.ts';
import { offeredMethods } from './offered-methods.ts';
import { presentPackage } from './present-package.ts';
import { listVersions, type PackageRow } from './queries.ts';
import { vatPart, vatRate } from './vat.ts';

export type OrderRequest = {
  packageId: number;
  /** Null: that of the visitor if the package is sold in its currency, else the first of the brand that pays in it. */
  country: string | null;
  /** Null while none is chosen. */
  method: PaymentMethod | null;
  /** `undefined`: the active discount if it fits; `null`: none. */
  code: string | null | undefined;
  /** Country of the visitor as the front found it. */
  visitorCountry?: string | null;
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
  const { settings } = await requireBrand(db, actor.brandId);
  const versions = await listVersions(db, actor.brandId, request.packageId, now);
  const country = chooseCountry(request, settings.countries, versions[0]);
  const row = versions.find(({ currency }) => currency === currencyOf(country));
  if (!row) throw new CallError('not_found');

  const { currency, amount: listAmount, hasCreditorId } = row;
  const brandMethods = settings.payment_methods;
  const methodsFor = (amount: number) =>
    offeredMethods({ country, currency, amount, brandMethods, date: now, hasCreditorId });
  const toLower = { country, currency, listAmount, method: request.method, methodsFor };
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
    },
    discountId: discount?.id ?? null,
    heldBy: discount?.heldBy ?? null,
  };
}

function chooseCountry(
  { country, visitorCountry }: OrderRequest,
  countries: readonly string[],
  asked: PackageRow | undefined,
): string {
  if (!asked) throw new CallError('not_found');
  if (country && !countries.includes(country)) throw invalidInput({ country: 'unknown_value' });
  const near = countries.find((each) => each === visitorCountry);
  const likely = near ? [near, ...countries] : countries;
  const chosen = country ?? likely.find((each) => currencyOf(each) === asked.currency);
  if (!chosen) throw new CallError('not_found');
  return chosen;
}
