const day = 24 * 60 * 60 * 1000;

/** Days that a payment may stay pending: money by bank takes its time, the rest is paid at once or not at all. */
const daysOf: Record<string, number> = { banktransfer: 14, directdebit: 14 };

/** Until when a payment may arrive. */
export function pendingUntil({ method, createdAt }: { method: string; createdAt: Date }): Date {
  return new Date(createdAt.getTime() + (daysOf[method] ?? 1) * day);
}
