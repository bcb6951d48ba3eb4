import { z } from 'zod';
import { creditsSchema, doneSchema, draftText, idSchema, visibleText, queryIdSchema } from '../scalars.ts';
import { messageSchema } from './chat.ts';
import { defineEndpoint } from '../endpoint.ts';
import { maxPhotoBytes } from './photo-limits.ts';
import { photoTimeoutMs } from './photos.ts';
import { reactions } from './chat-vocabulary.ts';

export const maxBodyLength = 10_000;
/** Maximum bytes of a text of that many characters. */
const textBytes = 64 * 1024;

/** A message's text: visible, and trimmed. */
const messageTextSchema = visibleText(maxBodyLength);

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

export const sendImage = defineEndpoint({
  method: 'POST',
  path: '/api/chat-image.php',
  summary:
    'Sends an image to a member as a message of its own, under the rules of a message; costs photo_credits. The body is the file itself: jpeg, png or webp.',
  audience: 'confirmed',
  origin: 'ours',
  query: z.object({
    profile_id: queryIdSchema,
    client_message_id: z.uuid(),
    reply_to: queryIdSchema.optional(),
  }),
  binary: true,
  response: z.object({ message: messageSchema, credits: creditsSchema }),
  errors: [...sendErrors, 'photo_unreadable', 'photo_too_large', 'photo_too_small'],
  keyed: true,
  bodyLimit: maxPhotoBytes,
  timeoutMs: photoTimeoutMs,
});

export const editMessage = defineEndpoint({
  method: 'PUT',
  path: '/api/message.php',
  summary:
    'Corrects a text of the caller, within 5 minutes and while the other has not read it, three times and by half of it at most; costs nothing.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ id: idSchema, body: messageTextSchema }),
  response: z.object({ message: messageSchema }),
  errors: ['not_found', 'blocked', 'blocked_by', 'too_late', 'edit_limit', 'message_too_long'],
  bodyLimit: textBytes,
});

export const deleteMessage = defineEndpoint({
  method: 'DELETE',
  path: '/api/message.php',
  summary:
    'Takes a message of the caller back, within 5 minutes and while the other has not read it; what it cost stays paid.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ id: idSchema }),
  response: z.object({ message: messageSchema }),
  errors: ['not_found', 'blocked', 'blocked_by', 'too_late'],
});

export const react = defineEndpoint({
  method: 'PUT',
  path: '/api/reaction.php',
  idempotent: true,
  summary: 'Answers a message with an emoji in place of an earlier one of the caller; null takes it back.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ message: idSchema, emoji: z.enum(reactions).nullable() }),
  response: z.object({ message: messageSchema }),
  errors: ['not_found', 'blocked', 'blocked_by'],
});
