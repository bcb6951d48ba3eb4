import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { deletionReasons } from './deletion-reasons.ts';
import { proofSchema } from './proof-of-work.ts';
import { creditsSchema, doneSchema, emailSchema, momentSchema, typedPasswordSchema } from '../scalars.ts';
import { openedSessionSchema } from './accounts.ts';

export const getDeletion = defineEndpoint({
  method: 'GET',
  path: '/api/account-deletion.php',
  summary: 'What leaving would mean: credits that end, open orders, the day of the final erasure.',
  audience: 'member',
  origin: 'ours',
  response: z.object({
    credits: creditsSchema,
    /** Orders that are unpaid, or whose payment is pending. */
    pending_payments: z.number().int(),
    erase_at: momentSchema,
  }),
});

export const beginDeletion = defineEndpoint({
  method: 'PUT',
  path: '/api/account-deletion.php',
  summary:
    'The member is on the way to delete the account; nothing is deleted. For an hour there may be an offer to stay.',
  audience: 'member',
  origin: 'ours',
  response: doneSchema,
});

export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/account-deletion.php',
  summary:
    'Deletes the account by the password: hidden and logged out everywhere at once, erased permanently after 14 days.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ reason: z.enum(deletionReasons).nullable(), password: typedPasswordSchema }),
  response: z.object({ email: z.string(), erase_at: momentSchema }),
  errors: ['account_locked'],
  session: 'closes',
});

export const requestReactivation = defineEndpoint({
  method: 'POST',
  path: '/api/reactivation.php',
  summary: 'Mails the link again that brings a deleted account back; the same answer for every address.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({
    email: emailSchema,
    proof: proofSchema,
    /** Honeypot: empty unless filled by a robot. */
    website: z.string().max(200).optional(),
  }),
  response: doneSchema,
  errors: ['too_many_reset_mails', 'proof_missing'],
  proof: true,
  devices: true,
});

export const reactivate = defineEndpoint({
  method: 'PUT',
  path: '/api/reactivation.php',
  summary: 'Brings a deleted account back by the link of its mail within 14 days, and opens a session.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: openedSessionSchema,
  errors: ['link_expired', 'account_exists', 'account_closed'],
  session: 'opens',
  devices: true,
});
