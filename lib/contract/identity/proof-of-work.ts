import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/**
 * A solved challenge of `GET /api/challenge.php`, as base64 of the challenge library's JSON. A proof serves once; a
 * retry under the same idempotency key may repeat it.
 */
export const proofSchema = z.string().min(1).max(4000);

export const getChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/challenge.php',
  summary:
    'A proof of work against robots, to be solved by the browser before signup, login, reset, complaint, withdrawal.',
  audience: 'anyone',
  origin: 'ours',
  response: z.object({
    /** The challenge library's format; both parts return unchanged with the solution. */
    challenge: z.object({ parameters: z.looseObject({}), signature: z.string() }),
    /** Seconds. */
    expires_in: z.number().int(),
  }),
});
