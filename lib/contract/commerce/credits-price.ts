/** Price of `wanted` credits in minor units where `credits` cost `amount`, rounded up so that it is never exceeded. */
export function getCreditsPrice(amount: number, credits: number, wanted: number): number {
  return Math.ceil((amount * wanted) / credits);
}
