import { mailEventsSchema } from '#lib/contract/outreach/mail.ts';
import { listBrands } from '../../brands/brand.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import { recordMailEvent, type MailEvent } from './record-mail-event.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

type SignedPayload = { payload: string; time: string; signature: string };

/**
 * Processes bounces and complaints from the mail provider, each once, and stops the mails of the accounts with that
 * address. Unknown addresses get the same response.
 * @throws CallError signature_invalid, or invalid_input for a malformed payload
 */
export async function handleMailEvents(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  host: string,
  signedPayload: SignedPayload,
): Promise<void> {
  if (!isValidWebhookSignature(env.MAIL_EVENTS_KEY, signedPayload, now()))
    throw new CallError('signature_invalid');
  const events = parseEvents(signedPayload.payload);
  const brands = await listBrands(db);
  await inTransaction(db, async (tx) => {
    for (const { brand = host, ...event } of events) {
      if (!brands.has(brand)) continue;
      await recordMailEvent(tx, env, brand, event, now());
    }
  });
}

/** Sorted, so that two calls with the same accounts do not deadlock. */
function parseEvents(payload: string): MailEvent[] {
  let content: unknown;
  try {
    content = JSON.parse(payload);
  } catch {
    throw invalidInput({ payload: 'invalid' });
  }
  const parsed = mailEventsSchema.safeParse(content);
  if (!parsed.success) throw invalidInput({ payload: 'invalid' });
  return parsed.data.events.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

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
