import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ringSchema } from './search.ts';
import { memberTileSchema } from './profile.ts';
import { idSchema, momentSchema, textLanguageSchema } from '../scalars.ts';
import { interests } from '../vocabulary.ts';

const swipeCardSchema = memberTileSchema.extend({
  about_me: z.string(),
  about_language: textLanguageSchema,
  /** Interests shared with the caller. */
  shared_interests: z.array(z.enum(interests)),
  /** Kilometres between the two towns; null if one is unknown. */
  distance: z.number().int().nullable(),
  /** The member's ring in the caller's list; null in the first. */
  away: ringSchema.nullable(),
});

export type SwipeCard = z.infer<typeof swipeCardSchema>;

const swipeStateSchema = z.object({
  likes_left: z.number().int(),
  /** The caller's next midnight. */
  resets_at: momentSchema,
  /** Whether the last swipe can be undone. */
  can_undo: z.boolean(),
});

export type SwipeState = z.infer<typeof swipeStateSchema>;

export const getSwipeCards = defineEndpoint({
  method: 'GET',
  path: '/api/swipe.php',
  summary:
    'Up to 10 members whom the caller has neither swiped nor liked, in the order of their search, of the ages they look for before others, and the likes left today.',
  audience: 'member',
  origin: 'ours',
  response: swipeStateSchema.extend({ cards: z.array(swipeCardSchema) }),
});

export const swipe = defineEndpoint({
  method: 'POST',
  path: '/api/swipe.php',
  summary:
    'Likes or passes a member in the swipe game; at most 4 likes until the midnight of the member’s home.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ id: idSchema, verdict: z.enum(['like', 'pass']) }),
  response: swipeStateSchema.extend({ like: z.enum(['none', 'liked', 'mutual']) }),
  errors: ['not_found', 'gone', 'blocked', 'blocked_by', 'swipe_limit'],
});

export const undoSwipe = defineEndpoint({
  method: 'DELETE',
  path: '/api/swipe.php',
  summary: 'Takes the last swipe of today back, its like too; a like that became a match stays.',
  audience: 'member',
  origin: 'ours',
  /** `card` is null if the member can no longer be shown. */
  response: swipeStateSchema.extend({ card: swipeCardSchema.nullable() }),
  errors: ['not_found'],
});
