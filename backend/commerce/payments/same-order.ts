import type { z } from 'zod';
import type { startPayment } from '#lib/contract/commerce/payments.ts';
import { invalidInput, type CallError } from '../../platform/http/errors.ts';
import type { PaymentRow } from './queries.ts';

type Input = z.output<typeof startPayment.body>;

/**
 * Reusing an idempotency key for another order must not return the first order's payment. A different discount shows
 * in the amount.
 * @throws CallError `otherOrder`
 */
export function requireSameOrder(
  { packageId, country, method, amount }: PaymentRow,
  { package_id: askedPackage, ...asked }: Input,
): void {
  const isSame =
    packageId === askedPackage &&
    country === asked.country &&
    method === asked.method &&
    amount === asked.amount;
  if (!isSame) throw otherOrder();
}

/** The error for an idempotency key that was used for a different order. */
export const otherOrder = (): CallError => invalidInput({ idempotency_key: 'invalid' });
