import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when reading them out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Such as `VONK-20261121-7KQ4MZ9TBX`: what it belongs to, the day, and an end that cannot be guessed. */
export function makeNumber(prefix: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const end = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix.toUpperCase()}-${day}-${end}`;
}
