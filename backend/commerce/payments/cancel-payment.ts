import type { Services } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { endPayment } from './expire-payment.ts';
import { findOwnPayment, type PaymentRow } from './queries.ts';

/**
 * Cancels a pending payment for its member and releases its discount. A settled payment stays as it is, also when it
 * settles at the same moment.
 * @throws CallError not_found, too_late for a direct debit, ProviderUnavailable with the payment unchanged
 */
export async function cancelPayment(services: Services, userId: number, id: number): Promise<PaymentRow> {
  const payment = await findOwnPayment(services.db, userId, id);
  if (!payment) throw new CallError('not_found');
  if (payment.status !== 'pending') return payment;
  if (payment.method === 'directdebit') throw new CallError('too_late');
  await endPayment(services, payment, 'cancelled', 'return');
  return (await findOwnPayment(services.db, userId, id)) ?? payment;
}
