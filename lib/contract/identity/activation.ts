import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { typedPasswordSchema, emailSchema } from '../scalars.ts';

export const activate = defineEndpoint({
  method: 'POST',
  path: '/api/activation.php',
  summary:
    'Confirms the mail address by the single-use token of the activation mail and grants signup_credits once. Where several signups name the address, it takes the session or the password of the one whose link it is.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({ token: z.string().min(1).max(200), password: typedPasswordSchema.optional() }),
  response: z.object({ email: z.string() }),
  errors: ['activation_failed', 'account_locked'],
});

export const sendActivationMail = defineEndpoint({
  method: 'POST',
  path: '/api/activation-mail.php',
  summary: 'Sends the activation mail again, to a new address when one is given.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ email: emailSchema.optional() }),
  response: z.object({ email: z.string() }),
  errors: ['already_active', 'too_many_mails'],
});
