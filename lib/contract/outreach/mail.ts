import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneSchema, momentSchema } from '../scalars.ts';

/** A mail server's event about an address. */
export const mailEventSchema = z.object({
  /** The sender's id, which identifies repeated events. */
  id: z.string().min(1).max(200),
  kind: z.enum(['bounce', 'soft_bounce', 'fbl']),
  email: z.string().max(254),
  at: momentSchema,
  /** Brand of the mail; the host's by default. */
  brand: z.string().max(60).optional(),
});

/** Content of `payload`. */
export const mailEventsSchema = z.object({ events: z.array(mailEventSchema).max(1_000) });

export const handleMailEvents = defineEndpoint({
  method: 'POST',
  path: '/api/mail-events.php',
  summary:
    'Bounces and complaints from the mail provider: `payload` is JSON with `events`, `signature` its HMAC-SHA-256 in hexadecimal over `<time>.<payload>`.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({
    payload: z.string().max(100_000),
    /** Seconds since the epoch, at most five minutes ago. */
    time: z.string().max(20),
    signature: z.string().max(128),
  }),
  response: doneSchema,
  errors: ['signature_invalid'],
  form: true,
  bodyLimit: 160 * 1024,
});
