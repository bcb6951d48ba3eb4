import { isLateMethod, type LateMethod } from '#lib/contract/commerce/payment-methods.ts';

const day = 24 * 60 * 60 * 1000;

/** Days that a payment may stay pending: late methods take time, the others pay within a day or not at all. */
const daysByMethod: Record<LateMethod, number> = { banktransfer: 14, directdebit: 14 };

/**
 * Extra days in which a transfer may still arrive: providers move the last day to a working day, and holidays may
 * follow each other.
 */
const furtherDays: Record<string, number> = { banktransfer: 7 };

/** The deadline for a payment. */
export function pendingUntil({ method, createdAt }: { method: string; createdAt: Date }): Date {
  return new Date(createdAt.getTime() + (isLateMethod(method) ? daysByMethod[method] : 1) * day);
}

/** When a payment is given up if the provider says nothing about it. */
export function givenUpAt(payment: { method: string; createdAt: Date }): Date {
  return new Date(pendingUntil(payment).getTime() + (furtherDays[payment.method] ?? 0) * day);
}
