import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema } from './scalars.ts';

/** Stream events: ids only; the data is refetched through the ordinary calls. */
export const memberEventSchema = z.discriminatedUnion('type', [
  // New, edited, deleted, or with a reaction.
  z.object({ type: z.literal('message'), conversation: idSchema, message: idSchema }),
  // Read, or delivered to a browser of the other member.
  z.object({
    type: z.literal('read'),
    conversation: idSchema,
    read_until: idSchema.optional(),
    delivered_until: idSchema.optional(),
  }),
  z.object({ type: z.literal('typing'), conversation: idSchema }),
  z.object({ type: z.literal('chats') }),
  z.object({ type: z.literal('like'), id: idSchema, mutual: z.boolean() }),
  z.object({ type: z.literal('likes') }),
  z.object({ type: z.literal('user') }),
  z.object({ type: z.literal('block'), id: idSchema }),
  z.object({ type: z.literal('session-ended') }),
  // Events may have been lost: refetch everything, after a random delay of up to ten seconds.
  z.object({ type: z.literal('resync') }),
]);

export type MemberEvent = z.infer<typeof memberEventSchema>;

/**
 * The feed's events to a front: member events with their recipients, purges of cached pages by tag, and log-outs with
 * the session's fingerprint (the first 16 hexadecimal digits of its token's SHA-256), and whether to notify its pages,
 * unless they asked for it themselves.
 */
export type FeedEvent =
  | (MemberEvent & { to: number[] })
  | { type: 'purge'; tags: string[] }
  | { type: 'logged-out'; to: number[]; session: string; notifyOwnPages?: boolean };

/**
 * A browser gets the stream from the front. The front asks the backend at the same path whose session it is, and expects
 * `{ "user": <id> }` as JSON, or `authentication_required`.
 */
export const streamEvents = defineEndpoint({
  method: 'GET',
  path: '/api/events.php',
  summary: 'Event stream of the caller.',
  audience: 'member',
  origin: 'ours',
  response: memberEventSchema,
  stream: true,
});

export const streamFeed = defineEndpoint({
  method: 'GET',
  path: '/api/event-feed.php',
  summary: 'Event stream of all members and purges, one for each front process.',
  audience: 'front',
  origin: 'ours',
  response: memberEventSchema,
  stream: true,
});
