import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/receipt.php',
  summary: 'The receipt of a completed payment as PDF, by the token of the payment.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ token: z.uuid() }),
  response: z.never(),
  file: 'application/pdf',
  errors: ['not_found'],
});
