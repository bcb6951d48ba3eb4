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
 * The mandate with which a direct debit begins, proved by the code of an SMS; null for every other method, `earlier`
 * where another call with the same key has just used the code for the same order.
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
 * What the provider is told of the mandate of a payment; the account comes with each call, for we do not keep it. Throws
 * `otherOrder` where it is another one.
 */
export async function debitOfPayment(
  { db, env }: Services,
  { id, method, country }: PaymentRow,
  { direct_debit: form }: Input,
): Promise<ProviderOrder['debit']> {
  if (method !== 'directdebit') return undefined;
  const debit = form && (await loadProviderDebit(db, env, { paymentId: id, country }, form));
  if (!debit) throw otherOrder();
  return debit;
}
