import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { memberTileSchema } from './profile.ts';
import { creditsSchema, doneSchema, idSchema, momentSchema, queryIdSchema } from './scalars.ts';
import { gifts } from './vocabulary.ts';

export const messageSchema = z.object({
  id: idSchema,
  conversation: idSchema,
  /** Profile id of the sender. */
  sender: idSchema,
  client_message_id: z.uuid(),
  body: z.string(),
  /** A gift instead of a text; `body` is empty then. */
  gift: z.enum(gifts).nullable(),
  /** Written by a machine; every such text says so. */
  automatic: z.boolean(),
  created_at: momentSchema,
});

export type Message = z.infer<typeof messageSchema>;

export const chatSchema = z.object({
  /** Conversation id. */
  id: idSchema,
  profile_id: idSchema,
  profile: memberTileSchema,
  num_unread_messages: z.number().int(),
  last_message: messageSchema.nullable(),
  /** Newest own message the other member has read; 0 for none. */
  read_until: z.number().int(),
});

export type Chat = z.infer<typeof chatSchema>;

export const getChats = defineEndpoint({
  method: 'GET',
  path: '/api/chats.php',
  summary: "The caller's conversations, newest message first.",
  audience: 'member',
  origin: 'specification',
  response: z.object({ chats: z.array(chatSchema) }),
});

export const getChat = defineEndpoint({
  method: 'GET',
  path: '/api/chat.php',
  summary: 'One conversation with its newest 50 messages, or the 50 before a message id, oldest first.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ conversation: queryIdSchema, before: queryIdSchema.optional() }),
  response: z.object({ chat: chatSchema, chat_messages: z.array(messageSchema), more: z.boolean() }),
  errors: ['not_found', 'blocked', 'blocked_by'],
});

export const readChat = defineEndpoint({
  method: 'PUT',
  path: '/api/chat.php',
  summary: 'Says that the caller has read the conversation up to a message.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ conversation: idSchema, read_until: idSchema }),
  response: doneSchema,
  errors: ['not_found', 'blocked', 'blocked_by'],
});

export const deleteChat = defineEndpoint({
  method: 'DELETE',
  path: '/api/chat.php',
  summary: 'Removes a conversation from the caller’s list; the other member keeps theirs.',
  audience: 'member',
  origin: 'specification',
  body: z.object({ conversation: idSchema }),
  response: doneSchema,
  errors: ['not_found'],
});

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/message.php',
  summary: 'Sends a text to a member, starting the conversation if there is none; costs message_credits.',
  audience: 'confirmed',
  origin: 'ours',
  body: z.object({
    profile_id: idSchema,
    client_message_id: z.uuid(),
    body: z.string().trim().min(1).max(10_000),
  }),
  response: z.object({ message: messageSchema, credits: creditsSchema }),
  errors: [
    'not_found',
    'gone',
    'blocked',
    'blocked_by',
    'recipient_unreachable',
    'not_enough_credits',
    'conversation_limit',
    'message_too_long',
  ],
  keyed: true,
  bodyLimit: 64 * 1024,
});

export const sayTyping = defineEndpoint({
  method: 'POST',
  path: '/api/typing.php',
  summary: 'Tells the other member that the caller is typing.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ conversation: idSchema }),
  response: doneSchema,
  errors: ['not_found', 'blocked', 'blocked_by'],
});
