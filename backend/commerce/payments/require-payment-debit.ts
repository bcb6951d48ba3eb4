import type { z } from 'zod';
import type { startPayment } from '#lib/contract/commerce/payments.ts';
import { requireBrand } from '../../brands/brand.ts';
import { agree, loadProviderDebit, type Agreed } from '../direct-debit/agree.ts';
import type { Services } from '../../platform/http/call.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { ProviderOrder } from './provider.ts';
import { findByKey, type PaymentRow } from './queries.ts';
import { otherOrder } from './same-order.ts';

type Input = z.output<typeof startPayment.body>;
type Caller = { actor: Actor; locale: string; key: string };

/**
 * The mandate for a direct debit, confirmed by SMS code; null for other methods. `earlier` if another call with the
 * same key has just used the code for the same order.
 */
export async function agreeOnDebit(
  { db, env, now }: Services,
  { actor, locale, key }: Caller,
  { method, country, amount, direct_debit: form }: Input,
): Promise<Agreed | null | 'earlier'> {
  if (method !== 'directdebit') return null;
  if (!form) throw invalidInput({ direct_debit: 'required' });
  const brand = await requireBrand(db, actor.brandId);
  try {
    return await agree(db, env, form, { userId: actor.userId, brand, country, locale, amount }, now());
  } catch (error) {
    const earlier = await findByKey(db, actor.userId, key);
    if (earlier) return 'earlier';
    throw error;
  }
}

/**
 * The mandate of a payment for the provider. The account number comes with each call because we do not store it.
 * @throws CallError `otherOrder` if it is a different account
 */
export async function requirePaymentDebit(
  { db, env }: Services,
  { id, method, country }: PaymentRow,
  { direct_debit: form }: Input,
): Promise<ProviderOrder['debit']> {
  if (method !== 'directdebit') return undefined;
  const debit = form && (await loadProviderDebit(db, env, { paymentId: id, country }, form));
  if (!debit) throw otherOrder();
  return debit;
}
