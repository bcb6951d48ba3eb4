import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import type { OrderPageProps } from '#components/commerce/orders/order-props.ts';
import { getTexts } from '#lib/i18n/catalogue.ts';

/** 35 credits for 45,99 EUR, paid from Germany. */
export function orderInTest(changes: Partial<Order> = {}): Order {
  return {
    package: {
      id: 5,
      credits: 35,
      amount: 4599,
      currency: 'EUR',
      popular: true,
      tip: false,
      kind: 'credits',
      tier: null,
      lowest_amount: 4299,
      methods: [],
    },
    country: 'DE',
    countries: ['DE', 'AT', 'CH'],
    methods: ['creditcard', 'paypal', 'directdebit', 'banktransfer'],
    list_amount: 4599,
    amount: 4599,
    vat_rate: 1900,
    vat_amount: 734,
    discount: null,
    worse_code: null,
    ...changes,
  };
}

export function discountInTest(changes: Partial<DiscountCode> = {}): DiscountCode {
  return {
    code: 'HELLO10',
    kind: 'code',
    value_percentage: 10,
    minimum_order_value: 0,
    country: null,
    user_id: null,
    expires: null,
    currency: null,
    status: 'active',
    validity: null,
    expired: false,
    paymentmethods: [],
    ...changes,
  };
}

/** The German words that the page passes. */
export const pageInTest: OrderPageProps = {
  refundDays: 14,
  methodNames: { creditcard: 'Kreditkarte', directdebit: 'SEPA-Lastschrift', banktransfer: 'Überweisung' },
  errors: getTexts('de').errors,
};
