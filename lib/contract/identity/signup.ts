import { z } from 'zod';
import { maxBodyLength } from '../community/messages.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  newPasswordSchema,
  countrySchema,
  dateSchema,
  emailSchema,
  idSchema,
  localeSchema,
  nameSchema,
  visibleText,
  visibleTextOrNone,
} from '../scalars.ts';
import { proofSchema } from './proof-of-work.ts';
import { listRingsSchema } from '../community/search.ts';
import { memberTileSchema } from '../community/profile.ts';
import { signupTrackingSchema } from '../growth/tracking.ts';
import { openedSessionSchema } from './accounts.ts';
import { genders, sexualities } from '../vocabulary.ts';

export const signupSchema = z.object({
  gender: z.enum(genders),
  sexuality: z.enum(sexualities),
  date_of_birth: dateSchema,
  name: nameSchema,
  country: countrySchema,
  region: z.string().max(6).nullable(),
  city: visibleText(80),
  email: emailSchema,
  password: newPasswordSchema,
  language: localeSchema,
  /** Terms and privacy statement. */
  consent_terms: z.boolean(),
  /** Separate consent to process data on sexuality (GDPR article 9). */
  consent_sensitive: z.boolean(),
  /** A first message to a member, delivered after activation under the normal limits. */
  signup_message: z.object({ id: idSchema, body: visibleTextOrNone(maxBodyLength) }).optional(),
  tracking: signupTrackingSchema.optional(),
  /** Voluntary: the referring affiliate may be informed, the choice `attribution` of `PUT /api/privacy.php`. */
  consent_attribution: z.boolean().optional(),
  /** Token of an invitation link; required if signup is for invited guests only. */
  invitation: z.string().max(200).optional(),
  proof: proofSchema,
  /** Honeypot: empty unless filled by a robot. */
  website: z.string().max(200).optional(),
});

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/signup.php',
  summary:
    'Creates an unconfirmed account, sends the activation mail and opens a session. A taken address answers the same.',
  audience: 'anyone',
  origin: 'ours',
  body: signupSchema,
  response: openedSessionSchema,
  errors: ['signups_closed', 'under_age', 'proof_missing'],
  proof: true,
  session: 'opens',
  devices: true,
  keyed: true,
});

export const getSignupMatches = defineEndpoint({
  method: 'GET',
  path: '/api/signup-matches.php',
  summary:
    'Up to 12 members who fit the new member on both sides, of an age with them before others, near first.',
  audience: 'member',
  origin: 'ours',
  response: listRingsSchema.extend({ profiles: z.array(memberTileSchema) }),
});
