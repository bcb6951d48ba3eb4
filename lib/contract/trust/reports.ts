import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, momentSchema, visibleTextOrNone } from '../scalars.ts';
import { reportReasons } from '../vocabulary.ts';

const receiptSchema = z.object({ receipt: z.string(), received_at: momentSchema });

export const reportMember = defineEndpoint({
  method: 'POST',
  path: '/api/report.php',
  summary: 'Reports a member or one of the photos; a receipt with number and time goes out by mail.',
  audience: 'member',
  origin: 'ours',
  body: z.object({
    id: idSchema,
    reason: z.enum(reportReasons),
    /** `filename` of the reported photo. */
    photo: z.string().max(100).optional(),
    text: visibleTextOrNone(2000),
  }),
  response: receiptSchema,
  errors: ['not_found', 'gone'],
  keyed: true,
});

export const reportMessage = defineEndpoint({
  method: 'POST',
  path: '/api/report.php?message=1',
  summary:
    'Reports a message that the caller received; it is stored with the 5 before and the 5 after it, and a receipt goes out by mail.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ message: z.literal('1') }),
  body: z.object({
    message: idSchema,
    reason: z.enum(reportReasons),
    text: visibleTextOrNone(2000),
  }),
  response: receiptSchema,
  errors: ['not_found', 'gone'],
  keyed: true,
});
