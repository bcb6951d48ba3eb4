import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, doneSchema, momentSchema } from '../scalars.ts';

const browserSchema = z.object({
  /** Such as Firefox; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(['phone', 'tablet', 'desktop']).nullable(),
});

export const sessionSchema = browserSchema.extend({
  /** Mark of the session, not its token. */
  id: z.string(),
  /** The caller's session. */
  current: z.boolean(),
  created_at: momentSchema,
  last_used_at: momentSchema,
  country: countrySchema.nullable(),
});

export const loginSchema = browserSchema.extend({
  at: momentSchema,
  outcome: z.enum(['logged_in', 'wrong_password', 'locked', 'password_reset']),
  country: countrySchema.nullable(),
});

export type Session = z.infer<typeof sessionSchema>;
export type Login = z.infer<typeof loginSchema>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions.php',
  summary: 'Where the member is logged in, and the 30 newest logins and attempts of the last 90 days.',
  audience: 'member',
  origin: 'ours',
  response: z.object({ sessions: z.array(sessionSchema), logins: z.array(loginSchema) }),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions.php',
  summary: 'Ends one of the member’s other sessions, or all of them when none is named.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ id: z.string().max(64).optional() }),
  response: doneSchema,
  errors: ['not_found'],
});
