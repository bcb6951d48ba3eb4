import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { proofSchema } from '../identity/proof-of-work.ts';
import { creditsSchema, emailSchema, minorUnitsSchema, momentSchema, visibleText } from '../scalars.ts';

/** Number of the order as the confirmation names it. */
const orderNumberSchema = visibleText(40, 3);

/** In minor units of the currency. */
const withdrawalSumSchema = z.object({
  paid: minorUnitsSchema,
  /** What went back before, such as by a bank. */
  returned: minorUnitsSchema,
  amount: minorUnitsSchema,
  currency: z.string().length(3),
  /** Credits of the order that were spent, and their part of the price. */
  spent: z.object({ credits: creditsSchema, amount: minorUnitsSchema }),
});

export type WithdrawalSum = z.infer<typeof withdrawalSumSchema>;

export const previewWithdrawal = defineEndpoint({
  method: 'GET',
  path: '/api/withdrawal.php',
  summary:
    'What the caller would get back for withdrawing from an order of theirs now, and what is kept for spent credits.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ order: orderNumberSchema }),
  response: withdrawalSumSchema,
  errors: ['not_found'],
});

export const withdraw = defineEndpoint({
  method: 'POST',
  path: '/api/withdrawal.php',
  summary:
    'Withdraws from a contract without a login; the receipt with date and time goes out by mail, unused credits are paid back. Once more for the same order answers the first receipt.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({
    name: visibleText(100, 2),
    order: orderNumberSchema,
    email: emailSchema,
    proof: proofSchema,
    /** Left empty by people, filled by robots. */
    website: z.string().max(200).optional(),
  }),
  /** The same whether the order was found or not: that is told by mail. */
  response: z.object({
    receipt: z.string(),
    received_at: momentSchema,
    /** This order was withdrawn from before: the receipt is that of the first time, and no mail goes out again. */
    repeated: z.boolean(),
  }),
  errors: ['proof_missing'],
  proof: true,
  keyed: true,
});
