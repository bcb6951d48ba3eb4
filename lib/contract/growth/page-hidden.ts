import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneSchema } from '../scalars.ts';

export const pageHidden = defineEndpoint({
  method: 'POST',
  path: '/api/page-hidden.php',
  idempotent: true,
  summary: 'Beacon sent when the page is hidden.',
  audience: 'anyone',
  origin: 'specification',
  body: z.object({}),
  response: doneSchema,
});
