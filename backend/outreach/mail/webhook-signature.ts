import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { payload: string; time: string; signature: string };

/** Allowed clock difference and delay of a call, in milliseconds. */
const tolerance = 5 * 60 * 1000;

/**
 * Whether the payload was signed with the key just now: HMAC-SHA-256 in hexadecimal over `<time>.<payload>`, with the
 * time in seconds since the epoch. False without a key.
 */
export function isValidWebhookSignature(
  key: string | undefined,
  { payload, time, signature }: Signed,
  now: Date,
): boolean {
  if (!key || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * 1000) > tolerance) return false;
  const given = Buffer.from(signature.toLowerCase());
  const expected = Buffer.from(createHmac('sha256', key).update(`${time}.${payload}`).digest('hex'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
