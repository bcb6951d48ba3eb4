import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { payload: string; time: string; signature: string };

/** How far a clock may be off, in milliseconds, and how long a call may have been on its way. */
const tolerance = 5 * 60 * 1000;

/**
 * Whether the holder of the key signed this payload just now: HMAC-SHA-256 in hexadecimal over `<time>.<payload>`, the time in
 * seconds since the epoch. Without a key nobody did.
 */
export function isSigned(key: string | undefined, { payload, time, signature }: Signed, now: Date): boolean {
  if (!key || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * 1000) > tolerance) return false;
  const given = Buffer.from(signature.toLowerCase());
  const expected = Buffer.from(createHmac('sha256', key).update(`${time}.${payload}`).digest('hex'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
