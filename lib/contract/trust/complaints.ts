import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { proofSchema } from '../identity/proof-of-work.ts';
import { emailSchema, momentSchema, visibleText } from '../scalars.ts';
import { decisionSchema } from './decisions.ts';

export const complaintCategories = [
  'profile',
  'message',
  'payment',
  'privacy',
  'withdrawal',
  'other',
] as const;

export const complain = defineEndpoint({
  method: 'POST',
  path: '/api/complaint.php',
  summary:
    'Files a complaint or a withdrawal without login; a receipt with number and time goes out by mail.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({
    name: visibleText(100, 2),
    email: emailSchema,
    category: z.enum(complaintCategories),
    text: visibleText(5000, 10),
    proof: proofSchema,
    /** Honeypot: empty unless filled by a robot. */
    website: z.string().max(200).optional(),
  }),
  response: z.object({ receipt: z.string(), received_at: momentSchema }),
  errors: ['proof_missing'],
  proof: true,
  keyed: true,
  bodyLimit: 32 * 1024,
});

export const findComplaint = defineEndpoint({
  method: 'POST',
  path: '/api/complaint-status.php',
  idempotent: true,
  summary:
    'What became of a complaint or a report, by its receipt number and the mail address that filed it, without login.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({ receipt: z.string().trim().max(60), email: emailSchema }),
  response: z.object({
    receipt: z.string(),
    category: z.string(),
    received_at: momentSchema,
    /** Null until decided. */
    decision: decisionSchema.nullable(),
  }),
  errors: ['not_found'],
});
