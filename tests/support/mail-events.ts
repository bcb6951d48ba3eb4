import { createHmac } from 'node:crypto';
import type { Answer, Visitor } from './http.ts';

/** Signing key of the test mail provider. */
export const mailEventsKey = 'key of the mail provider in tests';

type MailEvent = {
  id: string;
  kind: 'bounce' | 'soft_bounce' | 'fbl';
  email: string;
  at: string;
  brand?: string;
};

type Forgery = { key?: string; time?: number; signature?: string; payload?: string };

/** Reports bounces and complaints to the product like a mail provider; `Forgery` overrides make it invalid. */
export function sendMailEvents(
  provider: Visitor,
  events: MailEvent[],
  { key = mailEventsKey, time = Math.floor(Date.now() / 1000), signature, payload }: Forgery = {},
): Promise<Answer> {
  const content = payload ?? JSON.stringify({ events });
  const signed = createHmac('sha256', key).update(`${time}.${content}`).digest('hex');
  const form = { payload: content, time: String(time), signature: signature ?? signed };
  return provider.request('/api/mail-events.php', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
}
