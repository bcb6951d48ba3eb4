import { z } from 'zod';
import { creditsSchema, doneSchema, draftText, idSchema, visibleText } from '../scalars.ts';
import { messageSchema } from './chat.ts';
import { defineEndpoint } from '../endpoint.ts';

export const maxBodyLength = 10_000;
/** Maximum bytes of a text of that many characters. */
export const textBytes = 64 * 1024;

/** A message's text: visible, and trimmed. */
export const messageTextSchema = visibleText(maxBodyLength);

export const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/draft.php',
  idempotent: true,
  summary:
    'Keeps what the caller has begun to write to a member, for all devices; sending it or an empty text removes it.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ profile_id: idSchema, body: draftText(maxBodyLength) }),
  response: doneSchema,
  errors: ['not_found', 'gone', 'blocked', 'blocked_by'],
  bodyLimit: textBytes,
});

/** Why anything sent to a member may be refused. */
export const sendErrors = [
  'not_found',
  'gone',
  'blocked',
  'blocked_by',
  'recipient_unreachable',
  'not_enough_credits',
  'conversation_limit',
] as const;

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/message.php',
  summary: 'Sends a text to a member, starting the conversation if there is none; costs message_credits.',
  audience: 'confirmed',
  origin: 'ours',
  body: z.object({
    profile_id: idSchema,
    client_message_id: z.uuid(),
    body: messageTextSchema,
    /** A message of the same conversation. */
    reply_to: idSchema.optional(),
  }),
  response: z.object({ message: messageSchema, credits: creditsSchema }),
  /** `contact_data` if the brand refuses it; nothing is charged then. */
  errors: [...sendErrors, 'message_too_long'],
  keyed: true,
  bodyLimit: textBytes,
});

export const sendTyping = defineEndpoint({
  method: 'POST',
  path: '/api/typing.php',
  idempotent: true,
  summary: 'Tells the other member that the caller is typing.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ conversation: idSchema }),
  response: doneSchema,
  errors: ['not_found', 'blocked', 'blocked_by'],
});
