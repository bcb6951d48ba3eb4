import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { proofSchema } from './proof-of-work.ts';
import { doneSchema, emailSchema } from '../scalars.ts';
import { openedSessionSchema } from './user.ts';

const newPasswordSchema = z.string().min(8).max(200);
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
    /** Left empty by people, filled by robots. */
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
    password_again: z.string().max(200),
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
    old_password: z.string().min(1).max(200),
    password: newPasswordSchema,
    password_again: z.string().max(200),
  }),
  response: doneSchema,
  errors: ['account_locked'],
});

/** What would make a password stronger; the browser shows `passwords.hint.<key>`. */
export const passwordHints = [
  'longer',
  'uncommon_words',
  'no_sequences',
  'no_repeats',
  'no_keyboard_rows',
  'no_names',
  'no_dates',
  'no_substitutions',
  'known_password',
] as const;
export type PasswordHint = (typeof passwordHints)[number];

/** From this score on a password is accepted. */
export const acceptedScore = 2;

export const ratePassword = defineEndpoint({
  method: 'POST',
  path: '/api/password-strength.php',
  idempotent: true,
  summary: 'How hard a password is to guess, from 0 to 4, and what would help; 2 is needed.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({
    password: z.string().max(200),
    /** What a guesser knows of the person: name, mail address. */
    known: z.array(z.string().max(254)).max(4).optional(),
  }),
  response: z.object({ score: z.number().int().min(0).max(4), hints: z.array(z.enum(passwordHints)) }),
});
