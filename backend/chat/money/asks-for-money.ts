import { moneyPatterns } from './money-patterns.ts';

/**
 * Whether a text asks its reader for money, in any of the eleven languages: to send or lend it, to pay a bill, to buy
 * vouchers or to put something into coins. Speaking of money, of prices or of one's work is not asking for it.
 */
export function asksForMoney(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\ufe0f\u20e3]/gu, '')
    .replace(/[’`´]/gu, "'")
    .toLowerCase();
  return plain
    .split(/[.!?\n]+\s/u)
    .some((sentence) => moneyPatterns.some((pattern) => pattern.test(sentence)));
}
