import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { mailFrequencies, notificationKinds } from './notification-kinds.ts';
import { doneSchema, momentSchema } from '../scalars.ts';

const preferenceSchema = z.object({ email: z.enum(mailFrequencies), push: z.boolean() });

/** Local times as HH:MM; may span midnight. */
const quietHoursSchema = z.object({
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});

export const notificationsSchema = z.object({
  email: z.string(),
  /** Origin and date of the address. */
  email_source: z.enum(['signup', 'activation', 'mail_change']),
  email_since: momentSchema,
  preferences: z.record(z.enum(notificationKinds), preferenceSchema),
  quiet_hours: quietHoursSchema.nullable(),
  /** IANA time zone for the quiet hours and the daily mail. */
  time_zone: z.string(),
});

export type Notifications = z.infer<typeof notificationsSchema>;

export const getNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications.php',
  summary: 'What the member is notified of by mail and push message, how often, and when not.',
  audience: 'member',
  origin: 'ours',
  response: notificationsSchema,
});

export const changeNotifications = defineEndpoint({
  method: 'PUT',
  path: '/api/notifications.php',
  idempotent: true,
  summary: 'Changes what is named and leaves the rest.',
  audience: 'member',
  origin: 'ours',
  body: z
    .object({
      preferences: z.partialRecord(z.enum(notificationKinds), preferenceSchema.partial()),
      quiet_hours: quietHoursSchema.nullable(),
      time_zone: z.string().max(60),
    })
    .partial(),
  response: notificationsSchema,
});

export const enableNotifications = defineEndpoint({
  method: 'POST',
  path: '/api/notifications.php',
  idempotent: true,
  summary: 'Switches mails on again after a bounce, a complaint or an unsubscription.',
  audience: 'member',
  origin: 'ours',
  response: doneSchema,
});

/** The kind of a mail's unsubscribe link, and what is off. */
const unsubscriptionSchema = z.object({
  /** The mail's kind. */
  kind: z.enum(notificationKinds),
  stopped: z.enum(['none', 'kind', 'all']),
  /** Token that undoes this call within an hour; null if it changed nothing. */
  undo: z.string().nullable(),
});

export type Unsubscription = z.infer<typeof unsubscriptionSchema>;

export const getUnsubscription = defineEndpoint({
  method: 'GET',
  path: '/api/unsubscribe.php',
  summary: 'What the signed link of a mail would stop; changes nothing.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ token: z.string().max(400) }),
  response: unsubscriptionSchema,
  errors: ['link_expired'],
});

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe.php',
  summary:
    'Stops mails by the signed link of one of them, without login: of its kind, or all. Without a choice it is the one click of RFC 8058 and stops all.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ token: z.string().max(400), choice: z.enum(['kind', 'all', 'undo']).default('all') }),
  /** Mail providers send `List-Unsubscribe=One-Click`, in either form encoding. */
  body: z.object({ 'List-Unsubscribe': z.string().max(40).optional() }).loose(),
  response: unsubscriptionSchema,
  errors: ['link_expired'],
  form: true,
});

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
