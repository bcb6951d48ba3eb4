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
