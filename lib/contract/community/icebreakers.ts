import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { queryIdSchema } from '../scalars.ts';

/** What a suggestion refers to; always true of the profile. */
const icebreakerFacts = ['shared_interest', 'interest', 'same_town', 'town', 'signup_reason'] as const;

export const icebreakersSchema = z.object({
  /** Texts suggested by a machine; only the member can send one. */
  suggestions: z.array(z.object({ about: z.enum(icebreakerFacts), text: z.string() })).max(5),
});

export const getIcebreakers = defineEndpoint({
  method: 'GET',
  path: '/api/icebreakers.php',
  summary: 'Up to 5 suggestions of a first message to a member, in the language of the page.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ id: queryIdSchema }),
  response: icebreakersSchema,
  errors: ['not_found', 'gone', 'blocked', 'blocked_by'],
});
