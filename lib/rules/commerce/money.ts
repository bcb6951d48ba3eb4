/**
 * Minor units that one message costs with a bundle, rounded up, so that nobody pays more than it says; null where a
 * message costs nothing.
 */
export function pricePerMessage(amount: number, credits: number, messageCredits: number): number | null {
  if (messageCredits <= 0 || credits <= 0) return null;
  return Math.ceil((amount * messageCredits) / credits);
}
