import type { Services } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { endPayment } from './expire-payment.ts';
import { ProviderUnavailable } from './provider.ts';
import { findOwnPayment, type PaymentRow } from './queries.ts';

/**
 * Gives up a pending payment for its member; the discount that it holds is free again. One that is settled stays as it
 * is, also when that happens in the same moment.
 * @throws CallError not_found, too_late for a direct debit, provider_unavailable with the payment as it was
 */
export async function cancelPayment(services: Services, userId: number, id: number): Promise<PaymentRow> {
  const payment = await findOwnPayment(services.db, userId, id);
  if (!payment) throw new CallError('not_found');
  if (payment.status !== 'pending') return payment;
  if (payment.method === 'directdebit') throw new CallError('too_late');
  try {
    await endPayment(services, payment, 'cancelled', 'return');
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new CallError('provider_unavailable');
    throw error;
  }
  return (await findOwnPayment(services.db, userId, id)) ?? payment;
}
