import { z } from 'zod';
import { doneSchema, queryIdSchema, idSchema, visibleTextOrNone } from '../scalars.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  imageSchema,
  lockedImageSchema,
  memberTileSchema,
  profileSchema,
  activitySchema,
} from './profile.ts';
import * as words from '../vocabulary.ts';
import { maxNoteLength } from '../limits.ts';

/** Shared pages, which only show members who consented to that surface. */
export const surfaces = ['search_engines', 'advertising'] as const;

export type Surface = (typeof surfaces)[number];

export const getMember = defineEndpoint({
  method: 'GET',
  path: '/api/member.php',
  summary:
    'The profile of a member with the photos that the caller may see, blurred ones of the others, and related members.',
  audience: 'anyone',
  open: true,
  origin: 'ours',
  query: z.object({ id: queryIdSchema, surface: z.enum(surfaces).optional() }),
  response: z.object({
    profile: profileSchema,
    /** The profile on the member’s own brand, if different: the canonical URL. */
    canonical: z.url().nullable(),
    /** The main image; for premium members and the owner all active photos in order. */
    photos: z.array(imageSchema),
    locked_photos: z.array(lockedImageSchema),
    related: z.array(memberTileSchema),
  }),
  /** `members_only` for a member hidden from visitors, or from advertising. */
  errors: ['not_found', 'gone', 'blocked', 'blocked_by', 'members_only'],
});

export const relationSchema = z.object({
  id: idSchema,
  like: z.enum(['none', 'liked', 'received', 'mutual']),
  /** The caller blocked this member. */
  blocked: z.boolean(),
  /** This member blocked the caller. */
  blocked_by: z.boolean(),
  conversation: idSchema.nullable(),
  /** Whether messages reach the member (false for an unconfirmed address on either side, or a closed account). */
  reachable: z.boolean(),
  activity: activitySchema,
  /** For members only: profiles in responses to visitors and crawlers omit it. */
  sexuality: z.enum(words.sexualities).nullable(),
  /** The caller's private note about this member; empty for none. */
  note: z.string(),
});

export type Relation = z.infer<typeof relationSchema>;

export const getRelation = defineEndpoint({
  method: 'GET',
  path: '/api/relation.php',
  summary: 'How the caller and a member stand to each other.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ id: queryIdSchema }),
  response: relationSchema,
  errors: ['not_found', 'gone'],
});

export const blockMember = defineEndpoint({
  method: 'POST',
  path: '/api/block.php',
  idempotent: true,
  summary: 'Blocks a member: both become invisible to each other at once.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ id: idSchema }),
  response: doneSchema,
  errors: ['not_found'],
});

export const unblockMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/block.php',
  idempotent: true,
  summary: 'Takes a block back.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ id: idSchema }),
  response: doneSchema,
});

export const listBlocked = defineEndpoint({
  method: 'GET',
  path: '/api/blocks.php',
  summary: 'The members the caller has blocked, newest first.',
  audience: 'member',
  origin: 'ours',
  response: z.object({
    profiles: z.array(memberTileSchema),
    /** Members hidden from the caller, whichever side blocked; shared pages filter them out. */
    hidden: z.array(idSchema),
  }),
});

export const saveMemberNote = defineEndpoint({
  method: 'PUT',
  path: '/api/note.php',
  idempotent: true,
  summary:
    'Keeps a private note about a member, where the brand has `visible_profile_notes`; empty removes it.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ id: idSchema, note: visibleTextOrNone(maxNoteLength) }),
  response: doneSchema,
  /** `not_found` also if the brand has no notes. */
  errors: ['not_found', 'gone', 'blocked', 'blocked_by'],
});
