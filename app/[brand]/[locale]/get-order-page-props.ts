import type { OrderPageProps } from '#components/commerce/orders/order-props.ts';
import { discountErrors } from '#lib/contract/commerce/orders.ts';
import { pageErrors } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { getMethodNames } from './get-method-names.ts';

/** Brand and catalogue data for the order screens. */
export async function getOrderPageProps(): Promise<OrderPageProps> {
  const [{ refund_days: refundDays }, errors, methodNames] = await Promise.all([
    getSettings(),
    pageErrors(
      'bank',
      ...discountErrors,
      'price_changed',
      'method_unavailable',
      'payment_refused',
      'provider_unavailable',
      'not_confirmed',
      'direct_debit_blocked',
      'direct_debit_limit',
      'sms_code_invalid',
      'sms_code_expired',
      'sms_code_used_up',
      'too_many_codes',
      'sms_limit',
    ),
    getMethodNames(),
  ]);
  return { refundDays, methodNames, errors };
}
