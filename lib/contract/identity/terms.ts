import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneSchema, momentSchema } from '../scalars.ts';

export const acceptTerms = defineEndpoint({
  method: 'POST',
  path: '/api/terms.php',
  idempotent: true,
  summary: 'Agrees to the terms of the version that was shown; refused when a newer one is out.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ version: momentSchema }),
  response: doneSchema,
  errors: ['terms_changed'],
});
