import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { proofSchema } from './proof-of-work.ts';
import { emailSchema, momentSchema } from './scalars.ts';

export const withdraw = defineEndpoint({
  method: 'POST',
  path: '/api/withdrawal.php',
  summary:
    'Withdraws from a contract without a login; the receipt with date and time goes out by mail, unused credits are paid back.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({
    name: z.string().trim().min(2).max(100),
    /** Number of the order as the confirmation names it. */
    order: z.string().trim().min(3).max(40),
    email: emailSchema,
    proof: proofSchema,
    /** Left empty by people, filled by robots. */
    website: z.string().max(200).optional(),
  }),
  /** The same whether the order was found or not: that is told by mail. */
  response: z.object({ receipt: z.string(), received_at: momentSchema }),
  errors: ['proof_missing'],
  proof: true,
  keyed: true,
});
