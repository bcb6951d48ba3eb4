import type { z } from 'zod';
import type { startPayment } from '#lib/contract/commerce/payments.ts';
import { invalidInput, type CallError } from '../../platform/http/errors.ts';
import type { PaymentRow } from './queries.ts';

type Input = z.output<typeof startPayment.body>;

/**
 * Whoever sends another order under an idempotency key must not take the payment of the first for it. The discount shows
 * in the amount. Throws `otherOrder`.
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

/** The refusal of an idempotency key that an order with other content came under before. */
export const otherOrder = (): CallError => invalidInput({ idempotency_key: 'invalid' });
