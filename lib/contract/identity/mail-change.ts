import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneSchema, emailSchema, momentSchema, typedPasswordSchema } from '../scalars.ts';

export const getMailChange = defineEndpoint({
  method: 'GET',
  path: '/api/mail-change.php',
  summary: 'The address that waits for its confirmation, or null.',
  audience: 'member',
  origin: 'ours',
  response: z.object({ pending: z.object({ email: z.string(), expires_at: momentSchema }).nullable() }),
});

export const requestMailChange = defineEndpoint({
  method: 'POST',
  path: '/api/mail-change.php',
  summary:
    'Mails a link to a new address, which takes the place of the old one when it is pressed. Answers alike for a taken address.',
  audience: 'confirmed',
  origin: 'ours',
  body: z.object({ email: emailSchema, password: typedPasswordSchema }),
  response: z.object({ email: z.string() }),
  errors: ['too_many_mails', 'too_many_reset_mails', 'account_locked'],
});

export const cancelMailChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/mail-change.php',
  summary: 'Takes a pending change back; its link ends.',
  audience: 'member',
  origin: 'ours',
  response: doneSchema,
});

export const confirmMailChange = defineEndpoint({
  method: 'PUT',
  path: '/api/mail-change.php',
  summary: 'Makes the new address the account’s own by the single-use link; the old address is notified.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  errors: ['link_expired', 'email_taken'],
});
