import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** For example `VONK-20261121-7KQ4MZ9TBX`: prefix, day and an unguessable part. */
export function makeNumber(prefix: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const end = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix.toUpperCase()}-${day}-${end}`;
}
