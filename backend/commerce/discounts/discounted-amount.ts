/**
 * What is left to pay of a price after a discount of 1 to 99 percent, in minor units of its currency. A fraction of a
 * unit is the member's, and a price never becomes nothing: there would be nothing to pay with.
 */
export function discountedAmount(listAmount: number, percentage: number): number {
  return Math.max(Math.min(listAmount, 1), Math.floor((listAmount * (100 - percentage)) / 100));
}
