import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { mailFrequencies, notificationKinds } from './notification-kinds.ts';
import { doneSchema, momentSchema } from '../scalars.ts';

const preferenceSchema = z.object({ email: z.enum(mailFrequencies), push: z.boolean() });

/** Times of the member's own day as HH:MM; may pass midnight. */
const quietHoursSchema = z.object({
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});

export const notificationsSchema = z.object({
  email: z.string(),
  /** Where we have the address from, and since when. */
  email_source: z.enum(['signup', 'activation', 'mail_change']),
  email_since: momentSchema,
  preferences: z.record(z.enum(notificationKinds), preferenceSchema),
  quiet_hours: quietHoursSchema.nullable(),
  /** IANA name, by which the quiet hours and the day's mail go. */
  time_zone: z.string(),
});

export type Notifications = z.infer<typeof notificationsSchema>;

export const getNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications.php',
  summary: 'What the member is told of by mail and push message, how often, and when not.',
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

/** What the link of a mail stands for, and how much of it is stopped. */
const unsubscriptionSchema = z.object({
  /** What the mail was about. */
  kind: z.enum(notificationKinds),
  stopped: z.enum(['none', 'kind', 'all']),
  /** Token that takes back what this very call has stopped, within the hour; null where it has stopped nothing. */
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
  /** A mail provider says `List-Unsubscribe=One-Click`, as a form of either kind. */
  body: z.object({ 'List-Unsubscribe': z.string().max(40).optional() }).loose(),
  response: unsubscriptionSchema,
  errors: ['link_expired'],
  form: true,
});

/** What a mail server may tell us of an address. */
export const mailEventSchema = z.object({
  /** The sender's own id, by which a repeated event is known. */
  id: z.string().min(1).max(200),
  kind: z.enum(['bounce', 'soft_bounce', 'fbl']),
  email: z.string().max(254),
  at: momentSchema,
  /** Id of the brand that sent the mail; the one of the host unless told. */
  brand: z.string().max(60).optional(),
});

/** What `payload` holds. */
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
    /** Seconds since the epoch; five minutes old at most. */
    time: z.string().max(20),
    signature: z.string().max(128),
  }),
  response: doneSchema,
  errors: ['signature_invalid'],
  form: true,
  bodyLimit: 160 * 1024,
});
