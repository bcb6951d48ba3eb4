import { z } from 'zod';
import { ageSchema, queryNumber } from '../scalars.ts';
import { defineEndpoint } from '../endpoint.ts';
import { memberTileSchema, choiceSchemas } from './profile.ts';
import { distances, genders, interests } from '../vocabulary.ts';

/** Why a member is on the shortlist. */
export const matchReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interests'), interests: z.array(z.enum(interests)) }),
  /** Kilometres between the two towns. */
  z.object({ kind: z.literal('distance'), km: z.number().int() }),
  /** Difference in years; 0 for the same age. */
  z.object({ kind: z.literal('age'), years: z.number().int() }),
  z.object({ kind: z.literal('reason'), signup_reason: choiceSchemas.signup_reason }),
]);

export type MatchReason = z.infer<typeof matchReasonSchema>;

const shortlistedSchema = memberTileSchema.extend({ reasons: z.array(matchReasonSchema) });

export type Shortlisted = z.infer<typeof shortlistedSchema>;

const interestListSchema = z
  .string()
  .max(400)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(interests)).max(10));

export const findMatches = defineEndpoint({
  method: 'GET',
  path: '/api/match-finder.php',
  summary: 'Up to 12 members who fit the answers best, real ones first among equals, each with the reasons.',
  audience: 'member',
  origin: 'ours',
  query: z.object({
    /** Both if absent. */
    gender: z.enum(genders).optional(),
    min_age: ageSchema.optional(),
    max_age: ageSchema.optional(),
    /** Kilometres around the caller's own town. */
    distance: queryNumber(z.union(distances.map((each) => z.literal(each)))).optional(),
    signup_reason: choiceSchemas.signup_reason.optional(),
    /** The caller's interests, comma-separated keys; those of the own profile if absent. */
    interests: interestListSchema.optional(),
  }),
  response: z.object({
    shortlist: z.array(shortlistedSchema),
    /** Number of exact matches at the start of the list; the others are slightly older, younger or farther away. */
    exact: z.number().int(),
    widened: z.boolean(),
  }),
});
