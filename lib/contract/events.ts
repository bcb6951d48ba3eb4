import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema } from './scalars.ts';

/** What the stream hints at: ids only, the data is fetched again through the ordinary calls. */
export const memberEventSchema = z.discriminatedUnion('type', [
  // New, edited, taken back, or answered with an emoji.
  z.object({ type: z.literal('message'), conversation: idSchema, message: idSchema }),
  // One of the two: read, or come to a browser of the other member.
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
  // Hints may have been lost: everything is to be fetched again, at a moment of chance within ten seconds.
  z.object({ type: z.literal('resync') }),
]);

export type MemberEvent = z.infer<typeof memberEventSchema>;

/**
 * What the feed tells a front: events with the users they are for, purges of cached pages by tag, and log-outs, each
 * with the mark of its session (the first 16 hexadecimal digits of the SHA-256 of its token), and whether its pages are
 * to be told, as they did not ask for it themselves.
 */
export type FeedEvent =
  | (MemberEvent & { to: number[] })
  | { type: 'purge'; tags: string[] }
  | { type: 'logged-out'; to: number[]; session: string; tell?: boolean };

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
