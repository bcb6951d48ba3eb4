import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { paymentSchema } from './payments.ts';

export const getTransaction = defineEndpoint({
  method: 'GET',
  path: '/api/transaction.php',
  summary: 'One payment by the token of its mail, without a login; says nothing about who pays.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ token: z.uuid() }),
  response: z.object({ payment: paymentSchema.omit({ checkout_url: true, holds: true }) }),
  errors: ['not_found'],
});
