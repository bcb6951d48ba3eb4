import { requireBrand } from '../../brands/brand.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { log } from '../../platform/http/log.ts';
import { brandUrl, callUrl } from '../../outreach/mail/brand-url.ts';
import { pendingUntil } from './pending-time.ts';
import { ProviderRefused, type ProviderOrder } from './provider.ts';
import { findPayment, type PaymentRow } from './queries.ts';
import { settle } from './settle.ts';
import { int8, orNull, text, statement } from '../../platform/db/statement.ts';

type Opened = { ref: string; checkoutUrl: string | null };

/**
 * Creates a stored payment at the provider. The payment's token is the idempotency key, so the request can be
 * repeated when its outcome is unknown.
 * @throws CallError payment_refused (the payment has failed), or ProviderUnavailable (it stays pending)
 */
export async function createAtProvider(
  services: Services,
  payment: PaymentRow,
  debit?: ProviderOrder['debit'],
): Promise<PaymentRow> {
  try {
    const order = await toProviderOrder(services, payment);
    const opened = await services.providers
      .of(payment.provider)
      .create({ ...order, ...(debit ? { debit } : {}) });
    return await storeReference(services, payment, opened);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    log.warn({ err: error, payment: payment.id }, 'the provider refuses an order');
    const { amount, currency } = payment;
    const outcome = { status: 'failed', failure: 'refused', amount, currency, chargebacks: [] } as const;
    await settle(services, payment.id, { ...outcome, chargebacks: [] }, 'return', services.now());
    throw new CallError('payment_refused');
  }
}

const updatePayments = statement({
  params: { ref: text, checkoutUrl: orNull(text), id: int8 },
  text: `
    update payments set provider_ref = :ref, checkout_url = :checkoutUrl
      where id = :id and provider_ref is null returning id`,
});

/** Stores the provider's reference of a payment; one cancelled in the meantime is cancelled at the provider too. */
export async function storeReference(
  { db, jobs, providers }: Services,
  { id, method, provider }: PaymentRow,
  { ref, checkoutUrl }: Opened,
): Promise<PaymentRow> {
  const updated = await inTransaction(db, async (tx) => {
    const { rows } = await updatePayments(tx, { ref, checkoutUrl, id });
    if (rows.length && method === 'banktransfer')
      await jobs.enqueue(tx, 'send-mail', { mail: 'transfer-pending', id });
    return findPayment(tx, id);
  });
  if (!updated) throw new Error(`Payment ${id} is gone`);
  if (updated.status === 'failed') await providers.of(provider).cancel(ref);
  return updated;
}

async function toProviderOrder({ db, env }: Services, payment: PaymentRow): Promise<ProviderOrder> {
  const brand = await requireBrand(db, payment.brandId);
  const { id, token, number, amount, currency, method, locale, country, createdAt, provider } = payment;
  return {
    token,
    description: `${brand.name} ${number}`,
    brand: brand.name,
    amount,
    currency,
    method,
    locale,
    country,
    createdAt,
    expiresAt: pendingUntil(payment),
    redirectUrl: brandUrl(env, brand, locale, `/transactions/${id}`),
    webhookUrl: callUrl(env, brand, `/api/payment-webhook.php?provider=${provider}`),
  };
}
