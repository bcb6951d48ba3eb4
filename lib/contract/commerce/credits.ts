import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { creditsSchema, idSchema, momentSchema, queryIdSchema } from '../scalars.ts';

const ledgerReasons = [
  'signup',
  'message',
  'gift',
  'image',
  'purchase',
  'refund',
  'chargeback',
  'correction',
] as const;

export const ledgerEntrySchema = z.object({
  id: idSchema,
  /** Positive for received credits, negative for spent ones. */
  delta: creditsSchema,
  balance: creditsSchema.nonnegative(),
  reason: z.enum(ledgerReasons),
  /** Name of the member on whom credits were spent; null otherwise. */
  member: z.string().nullable(),
  /** The payment of a purchase, refund or chargeback. */
  payment_id: idSchema.nullable(),
  created_at: momentSchema,
});

export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const getCredits = defineEndpoint({
  method: 'GET',
  path: '/api/credits.php',
  summary: "The caller's balance and statement, newest first, 50 entries before an entry id.",
  audience: 'member',
  origin: 'ours',
  query: z.object({ before: queryIdSchema.optional() }),
  response: z.object({ credits: creditsSchema, entries: z.array(ledgerEntrySchema), more: z.boolean() }),
});
