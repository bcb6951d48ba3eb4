import type { Payment } from '#lib/contract/commerce/payments.ts';
import { vatPart } from '../packages/vat.ts';
import { pendingUntil } from './pending-time.ts';
import type { PaymentRow } from './queries.ts';

export function presentPayment(row: PaymentRow): Payment {
  const isPending = row.status === 'pending';
  return {
    payment_id: row.id,
    number: row.number,
    token: row.token,
    status: row.status,
    failure: row.failure,
    package_id: row.packageId,
    kind: row.kind,
    credits: row.credits,
    amount: row.amount,
    list_amount: row.listAmount,
    currency: row.currency,
    country: row.country,
    vat_rate: row.vatRate,
    vat_amount: vatPart(row.amount, row.vatRate),
    method: row.method,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    checkout_url: isPending ? row.checkoutUrl : null,
    expires_at: isPending ? pendingUntil(row).toISOString() : null,
    receipt: row.receiptNumber,
    withdraw_until: row.status === 'completed' ? row.withdrawUntil.toISOString() : null,
    zone: row.zone,
    refunded: row.refunded,
    charged_back: row.chargedBack,
    holds: isPending ? presentHeld(row.discount) : null,
  };
}

function presentHeld(discount: PaymentRow['discount']): Payment['holds'] {
  if (!discount) return null;
  const { code, percentage, end } = discount;
  return { code, value_percentage: percentage, expires: end?.toISOString() ?? null };
}
