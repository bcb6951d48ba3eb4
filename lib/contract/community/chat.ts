import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { activitySchema, imageSchema, memberTileSchema } from './profile.ts';
import { doneSchema, idSchema, momentSchema, queryIdSchema, textLanguageSchema } from '../scalars.ts';
import { gifts, messageWarnings, reactions } from './chat-vocabulary.ts';

/** The quoted message in a reply. */
const quoteSchema = z.object({
  id: idSchema,
  /** Profile id of its sender. */
  sender: idSchema,
  /** Its start; empty for gifts, images and deleted messages. */
  excerpt: z.string(),
  gift: z.enum(gifts).nullable(),
  image: z.boolean(),
  deleted: z.boolean(),
});

export const messageSchema = z.object({
  id: idSchema,
  conversation: idSchema,
  /** Profile id of the sender. */
  sender: idSchema,
  client_message_id: z.uuid(),
  body: z.string(),
  /** Language of the body. */
  language: textLanguageSchema,
  /** A gift instead of a text; `body` is empty then. */
  gift: z.enum(gifts).nullable(),
  /** An image instead of a text, visible to the conversation's two members only; `body` is empty then. */
  image: imageSchema
    .pick({ filename: true, match: true, width: true, height: true, thumbhash: true })
    .nullable(),
  reply_to: quoteSchema.nullable(),
  /** At most one per member. */
  reactions: z.array(z.object({ profile_id: idSchema, emoji: z.enum(reactions) })),
  /** Warning to the caller as the recipient. */
  warning: z.enum(messageWarnings).nullable(),
  /** Written by a machine, and labelled as such. */
  automatic: z.boolean(),
  created_at: momentSchema,
  edited_at: momentSchema.nullable(),
  /** Deleted by its sender, including text, gift, image and reactions. */
  deleted: z.boolean(),
});

export type Message = z.infer<typeof messageSchema>;

export const chatSchema = z.object({
  /** Conversation id. */
  id: idSchema,
  profile_id: idSchema,
  profile: memberTileSchema,
  activity: activitySchema,
  num_unread_messages: z.number().int(),
  last_message: messageSchema.nullable(),
  /** Newest own message that the other member has read; 0 for none, and if either has read receipts off. */
  read_until: z.number().int(),
  /** Newest message delivered to a browser of the other member; 0 for none, or if either hides being online. */
  delivered_until: z.number().int(),
  /** Oldest unread message of the other member; in the list only if the unread count is above 0. */
  first_unread: idSchema.nullable(),
  muted: z.boolean(),
  /** The caller's draft; empty for none. */
  draft: z.string(),
});

export type Chat = z.infer<typeof chatSchema>;

const draftSchema = z.object({
  profile_id: idSchema,
  profile: memberTileSchema,
  body: z.string(),
  changed_at: momentSchema,
});

export type Draft = z.infer<typeof draftSchema>;

export const getChats = defineEndpoint({
  method: 'GET',
  path: '/api/chats.php',
  summary:
    "The caller's conversations, newest message first, what was begun to be written elsewhere, and whose chat was opened last.",
  audience: 'member',
  origin: 'specification',
  response: z.object({
    chats: z.array(chatSchema),
    /** Drafts to members without a conversation in the caller's list. */
    drafts: z.array(draftSchema),
    last_opened: z.object({ profile_id: idSchema, opened_at: momentSchema }).nullable(),
  }),
});

export const getChat = defineEndpoint({
  method: 'GET',
  path: '/api/chat.php',
  summary:
    'One conversation with its newest 50 messages, the 50 before or after a message id, or the 50 around one or around the first unread; oldest first.',
  audience: 'member',
  origin: 'ours',
  /** At most one of the three. */
  query: z.object({
    conversation: queryIdSchema,
    before: queryIdSchema.optional(),
    after: queryIdSchema.optional(),
    /** `unread` means the newest if nothing is unread. */
    around: z.union([z.literal('unread'), queryIdSchema]).optional(),
  }),
  response: z.object({
    chat: chatSchema,
    chat_messages: z.array(messageSchema),
    /** Whether older messages exist. */
    more: z.boolean(),
    /** Whether newer messages exist. */
    more_after: z.boolean(),
  }),
  errors: ['not_found', 'blocked', 'blocked_by'],
});

export const markChatRead = defineEndpoint({
  method: 'PUT',
  path: '/api/chat.php',
  idempotent: true,
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
  idempotent: true,
  summary: 'Removes a conversation from the caller’s list; the other member keeps theirs.',
  audience: 'member',
  origin: 'specification',
  body: z.object({ conversation: idSchema }),
  response: doneSchema,
  errors: ['not_found'],
});

export const deleteChatsWith = defineEndpoint({
  method: 'DELETE',
  path: '/api/chat.php?profile=1',
  idempotent: true,
  summary:
    'Removes all conversations with a member from the caller’s list, and what was begun to be written.',
  audience: 'member',
  origin: 'specification',
  query: z.object({ profile: z.literal('1') }),
  body: z.object({ profile_id: idSchema }),
  response: doneSchema,
});

export const markDelivered = defineEndpoint({
  method: 'PUT',
  path: '/api/delivered.php',
  idempotent: true,
  summary: 'Says that messages up to this one have reached a browser of the caller.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ conversation: idSchema, delivered_until: idSchema }),
  response: doneSchema,
  errors: ['not_found', 'blocked', 'blocked_by'],
});

export const markChatOpened = defineEndpoint({
  method: 'PUT',
  path: '/api/opened-chat.php',
  idempotent: true,
  summary: 'Keeps whose chat the caller opened last, with the date; nothing in it counts as unread any more.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ profile_id: idSchema }),
  response: doneSchema,
  errors: ['not_found', 'gone', 'blocked', 'blocked_by'],
});

export const muteChat = defineEndpoint({
  method: 'PUT',
  path: '/api/mute.php',
  idempotent: true,
  summary: 'Mutes a conversation, which then sends the caller no push messages, or ends that.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ conversation: idSchema, muted: z.boolean() }),
  response: doneSchema,
  errors: ['not_found', 'blocked', 'blocked_by'],
});

/** What a suggestion refers to; always true of the profile. */
const icebreakerFacts = ['shared_interest', 'interest', 'same_town', 'town', 'signup_reason'] as const;

export const icebreakersSchema = z.object({
  /** Texts suggested by a machine; only the member can send one. */
  suggestions: z.array(z.object({ about: z.enum(icebreakerFacts), text: z.string() })).max(5),
});

export const getIcebreakers = defineEndpoint({
  method: 'GET',
  path: '/api/icebreakers.php',
  summary: 'Up to 5 suggestions of a first message to a member, in the language of the page.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ id: queryIdSchema }),
  response: icebreakersSchema,
  errors: ['not_found', 'gone', 'blocked', 'blocked_by'],
});
