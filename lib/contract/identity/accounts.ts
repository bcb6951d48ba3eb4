import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { proofSchema } from './proof-of-work.ts';
import { imageSchema, ownProfileSchema } from '../community/profile.ts';
import {
  creditsSchema,
  doneSchema,
  idSchema,
  localeSchema,
  momentSchema,
  typedPasswordSchema,
} from '../scalars.ts';

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  status: z.enum(['not_confirmed', 'active']),
  credits: creditsSchema,
  /** Why mails to this member are off; empty while on. */
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  language: localeSchema,
  /** IANA time zone of the member's mails, payments and screens. */
  time_zone: z.string(),
  paid_user: z.boolean(),
  signup_date: momentSchema,
  profile: ownProfileSchema,
  main_image: imageSchema.nullable(),
  /** Whether any of the member's browsers receives push; slows polling to 300 seconds. */
  push_subscribed: z.boolean(),
  /** Off: read receipts are hidden in both directions. */
  read_receipts: z.boolean(),
  /** There are newer terms than the member agreed to. */
  terms_outdated: z.boolean(),
  /** Conversations that a free member may still start; null for premium members. */
  conversations_left: z.number().int().nonnegative().nullable(),
});

export type User = z.infer<typeof userSchema>;

/** The front seals token and device into cookies; scripts never see them. */
export const openedSessionSchema = z.object({
  user: userSchema,
  token: z.string(),
  /** Recognises this browser at the account's next login. */
  device: z.string().max(200).optional(),
});

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/api/user.php',
  summary:
    'Logs in with mail address and password and opens a session of 30 days. After a failure from the network or for the address, a browser that has not logged in before brings a proof of work.',
  audience: 'anyone',
  origin: 'specification',
  body: z.object({
    email: z.string().max(254),
    password: typedPasswordSchema,
    proof: proofSchema.optional(),
    /** Honeypot: empty unless filled by a robot. */
    website: z.string().max(200).optional(),
  }),
  response: openedSessionSchema,
  errors: [
    'login_failed',
    'account_locked',
    'login_guarded',
    'account_closed',
    'account_deleted',
    'proof_missing',
  ],
  proof: 'after_failure',
  devices: true,
  session: 'opens',
});

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/user.php',
  summary: 'The logged-in user, or null.',
  audience: 'anyone',
  origin: 'specification',
  response: z.object({ user: userSchema.nullable() }),
});

export const changeUser = defineEndpoint({
  method: 'PUT',
  path: '/api/user.php',
  idempotent: true,
  summary: 'Changes the language of the member, or whether read receipts are sent and seen.',
  audience: 'member',
  origin: 'specification',
  body: z.object({ language: localeSchema, read_receipts: z.boolean() }).partial(),
  response: z.object({ user: userSchema }),
});

export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: z.string().min(80).max(120), auth: z.string().min(16).max(40) }),
});

export const subscribePush = defineEndpoint({
  method: 'POST',
  path: '/api/user.php?push=1',
  idempotent: true,
  summary:
    'Keeps a push subscription of this browser as long as its session; null takes back the one of `endpoint`, or all of the member’s. One of another member moves only with its keys.',
  audience: 'member',
  origin: 'specification',
  query: z.object({ push: z.literal('1') }),
  body: z.object({
    subscription: pushSubscriptionSchema.nullable(),
    /** With null: the subscription to remove. */
    endpoint: z.string().max(1000).optional(),
  }),
  response: doneSchema,
});

export const logOut = defineEndpoint({
  method: 'GET',
  path: '/api/logout.php',
  summary: 'Ends the session; refused unless it comes from the same origin.',
  audience: 'anyone',
  origin: 'specification',
  response: doneSchema,
  session: 'closes',
});
