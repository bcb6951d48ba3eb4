import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { memberTileSchema } from './profile.ts';
import { doneSchema, idSchema, momentSchema } from '../scalars.ts';

/** A received like; `like_new` until its profile is opened. */
export const receivedLikeSchema = memberTileSchema.extend({
  like_new: z.boolean(),
  /** True if the caller likes them too. */
  mutual: z.boolean(),
  liked_at: momentSchema,
});

export type ReceivedLike = z.infer<typeof receivedLikeSchema>;

const sentLikeSchema = memberTileSchema.extend({ mutual: z.boolean(), liked_at: momentSchema });

export const getLikes = defineEndpoint({
  method: 'GET',
  path: '/api/likes.php',
  summary: 'Members the caller likes, newest first, and members who like the caller, new ones first.',
  audience: 'member',
  origin: 'specification',
  response: z.object({ profiles: z.array(sentLikeSchema), liked_by: z.array(receivedLikeSchema) }),
});

const memberBodySchema = z.object({ id: idSchema });

export const likeMember = defineEndpoint({
  method: 'POST',
  path: '/api/like.php',
  summary: 'Likes a member; `mutual` when that makes a match. Repeating it changes nothing.',
  audience: 'member',
  origin: 'ours',
  body: memberBodySchema,
  response: z.object({ like: z.enum(['liked', 'mutual']) }),
  errors: ['not_found', 'gone', 'blocked', 'blocked_by'],
  keyed: true,
});

export const unlikeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/like.php',
  idempotent: true,
  summary: 'Takes a like back.',
  audience: 'member',
  origin: 'ours',
  body: memberBodySchema,
  response: doneSchema,
});

export const seeLike = defineEndpoint({
  method: 'PUT',
  path: '/api/like.php',
  idempotent: true,
  summary: 'Clears the new-like flag of one member.',
  audience: 'member',
  origin: 'ours',
  body: memberBodySchema,
  response: doneSchema,
});

export const getAutoLike = defineEndpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  summary: 'The newest received like that was not opened yet, or null; never an invented one.',
  audience: 'member',
  origin: 'specification',
  response: z.object({ profile: memberTileSchema.nullable() }),
});
