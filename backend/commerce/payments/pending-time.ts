const day = 24 * 60 * 60 * 1000;

/** Days that a payment may stay pending: money by bank takes its time, the rest is paid at once or not at all. */
const daysOf: Record<string, number> = { banktransfer: 14, directdebit: 14 };

/**
 * Days after that in which a transfer may still come: a provider moves its last day to a working day, and holidays may
 * follow one another.
 */
const furtherDays: Record<string, number> = { banktransfer: 7 };

/** Until when a payment may arrive. */
export function pendingUntil({ method, createdAt }: { method: string; createdAt: Date }): Date {
  return new Date(createdAt.getTime() + (daysOf[method] ?? 1) * day);
}

/** When a payment of which the provider says nothing is given up. */
export function givenUpAt(payment: { method: string; createdAt: Date }): Date {
  return new Date(pendingUntil(payment).getTime() + (furtherDays[payment.method] ?? 0) * day);
}
