import { randomInt } from 'node:crypto';

/** Without ambiguous letters and digits. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new number for an order, such as `V26-7KQ4M-X2`: easy to read out, hard to guess. */
export function makeOrderNumber(now: Date): string {
  const some = (count: number) =>
    Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');
  return `V${String(now.getUTCFullYear()).slice(2)}-${some(5)}-${some(2)}`;
}

const shape = /^V\d{2}-?[2-9A-HJKMNPQRSTV-Z]{5}-?[2-9A-HJKMNPQRSTV-Z]{2}$/i;

/** Whether a text has the form of an order number, and so can contain nothing else. */
export function isOrderNumber(text: string): boolean {
  return shape.test(text);
}
