import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { notificationKinds } from './notification-kinds.ts';

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
