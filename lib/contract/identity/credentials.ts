import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { proofSchema } from './proof-of-work.ts';
import {
  doneSchema,
  emailSchema,
  newPasswordSchema,
  repeatedPasswordSchema,
  typedPasswordSchema,
} from '../scalars.ts';
import { openedSessionSchema } from './accounts.ts';

const linkTokenSchema = z.string().min(1).max(200);

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/password-reset.php',
  summary:
    'Mails a link for a new password, valid for an hour. The answer is the same for known and unknown addresses.',
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

export const checkPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/password-reset.php?check=1',
  idempotent: true,
  summary:
    'Whether the link of a reset mail still works, and for which address; using it up is another call.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ check: z.literal('1') }),
  body: z.object({ token: linkTokenSchema }),
  response: z.object({ email: z.string() }),
  errors: ['link_expired', 'account_closed'],
});

export const resetPassword = defineEndpoint({
  method: 'PUT',
  path: '/api/password-reset.php',
  summary: 'Sets a new password by the link of a reset mail, ends all sessions and opens a new one.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({
    token: linkTokenSchema,
    password: newPasswordSchema,
    password_again: repeatedPasswordSchema,
  }),
  response: openedSessionSchema,
  errors: ['link_expired', 'account_closed'],
  session: 'opens',
  devices: true,
});

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/password.php',
  summary: 'Changes the password by the old one and ends all other sessions.',
  audience: 'member',
  origin: 'ours',
  body: z.object({
    old_password: typedPasswordSchema,
    password: newPasswordSchema,
    password_again: repeatedPasswordSchema,
  }),
  response: doneSchema,
  errors: ['account_locked'],
});
