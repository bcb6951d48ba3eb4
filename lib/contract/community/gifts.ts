import { z } from 'zod';
import { messageSchema } from './chat.ts';
import { sendErrors } from './messages.ts';
import { defineEndpoint } from '../endpoint.ts';
import { creditsSchema, idSchema } from '../scalars.ts';
import { gifts } from './chat-vocabulary.ts';

export const sendGift = defineEndpoint({
  method: 'POST',
  path: '/api/gift.php',
  summary:
    'Sends a gift to a member as a message of its own, under the rules of a message; costs gift_credits.',
  audience: 'confirmed',
  origin: 'ours',
  body: z.object({
    profile_id: idSchema,
    client_message_id: z.uuid(),
    gift: z.enum(gifts),
    reply_to: idSchema.optional(),
  }),
  response: z.object({ message: messageSchema, credits: creditsSchema }),
  errors: [...sendErrors],
  keyed: true,
});
