/**
 * What is left to pay after a discount of 1 to 99 percent, in minor units. Fractions are rounded in the member's
 * favour, and the result is never 0, because a payment of nothing is impossible.
 */
export function discountedAmount(listAmount: number, percentage: number): number {
  return Math.max(Math.min(listAmount, 1), Math.floor((listAmount * (100 - percentage)) / 100));
}
