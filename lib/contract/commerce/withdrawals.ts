import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { proofSchema } from '../identity/proof-of-work.ts';
import { creditsSchema, emailSchema, minorUnitsSchema, momentSchema, visibleText } from '../scalars.ts';

/** The order's number in the confirmation. */
const orderNumberSchema = visibleText(40, 3);

/** In minor units of the currency. */
const withdrawalSumSchema = z.object({
  paid: minorUnitsSchema,
  /** Already returned, such as by a bank. */
  returned: minorUnitsSchema,
  amount: minorUnitsSchema,
  currency: z.string().length(3),
  /** Spent credits of the order, and their part of the price. */
  spent: z.object({ credits: creditsSchema, amount: minorUnitsSchema }),
});

export type WithdrawalSum = z.infer<typeof withdrawalSumSchema>;

export const previewWithdrawal = defineEndpoint({
  method: 'GET',
  path: '/api/withdrawal.php',
  summary:
    'What the caller would get back for withdrawing from an order of theirs now, and what is not refunded, for spent credits.',
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
    /** Honeypot: empty unless filled by a robot. */
    website: z.string().max(200).optional(),
  }),
  /** The same whether the order was found or not; the mail says which. */
  response: z.object({
    receipt: z.string(),
    received_at: momentSchema,
    /** The order was already withdrawn from: this is the first receipt, and no mail is sent again. */
    repeated: z.boolean(),
  }),
  errors: ['proof_missing'],
  proof: true,
  keyed: true,
});
