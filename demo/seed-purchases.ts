import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { getCountryCurrency } from '#backend/commerce/packages/currencies.ts';
import { vatRate } from '#backend/commerce/packages/vat.ts';
import { bookCredits } from '#backend/commerce/credits/book-credits.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { creditPackages } from '#backend/platform/db/schema/packages.ts';
import { payments } from '#backend/platform/db/schema/payments.ts';
import { makeOrderNumber } from '#backend/commerce/payments/order-number.ts';
import { assignReceiptNumber } from '#backend/commerce/receipts/receipt-number.ts';

type Buyer = { userId: number; brandId: string; country: string; locale: string };

/** Packages bought by a premium login, premium first; older than the withdrawal period. */
const bought = [
  { kind: 'premium', credits: 15, daysAgo: 60 },
  { kind: 'credits', credits: 100, daysAgo: 30 },
] as const;

/** Credits of all of them. */
export const boughtCredits = bought.reduce((sum, { credits }) => sum + credits, 0);

/** Inserts a premium login's paid orders with receipts and credits. */
export async function seedPurchases(tx: Tx, buyer: Buyer, now: Date): Promise<void> {
  for (const { kind, credits, daysAgo } of bought) {
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    const id = await insertOrder(tx, buyer, { kind, credits }, null, at);
    const reference = `payment:${id}`;
    await bookCredits(tx, { userId: buyer.userId, delta: credits, reason: 'purchase', reference, now: at });
    await assignReceiptNumber(tx, id, at);
  }
}

/** Inserts a free login's order whose card was declined a quarter of an hour ago. */
export async function seedFailedPayment(tx: Tx, buyer: Buyer, now: Date): Promise<void> {
  await insertOrder(tx, buyer, bought[0], 'declined', new Date(now.getTime() - 15 * 60_000));
}

async function insertOrder(
  tx: Tx,
  buyer: Buyer,
  { kind, credits }: Pick<(typeof bought)[number], 'kind' | 'credits'>,
  failure: 'declined' | null,
  at: Date,
): Promise<number> {
  const [sold] = await tx
    .select({ id: creditPackages.id, amount: creditPackages.amount, currency: creditPackages.currency })
    .from(creditPackages)
    .where(
      and(
        eq(creditPackages.brandId, buyer.brandId),
        eq(creditPackages.kind, kind),
        eq(creditPackages.credits, credits),
        eq(creditPackages.currency, getCountryCurrency(buyer.country)),
      ),
    );
  if (!sold) throw new Error(`${buyer.brandId} sells no ${kind} of ${credits}`);
  const [payment] = await tx
    .insert(payments)
    .values({
      number: makeOrderNumber(at),
      token: randomUUID(),
      idempotencyKey: randomUUID(),
      ...buyer,
      packageId: sold.id,
      credits,
      amount: sold.amount,
      listAmount: sold.amount,
      currency: sold.currency,
      vatRate: vatRate(buyer.country),
      method: 'creditcard',
      provider: 'sandbox',
      status: failure ? 'failed' : 'completed',
      failure,
      createdAt: at,
      immediateRequestedAt: at,
      settledAt: at,
    })
    .returning({ id: payments.id });
  if (!payment) throw new Error('The demo payment was not written');
  return payment.id;
}
