import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { imageSchema, memberTileSchema, profileSchema } from './profile.ts';
import { countrySchema, doneSchema, idSchema, queryIdSchema } from './scalars.ts';
import { genders } from './vocabulary.ts';

export const memberSearchSchema = z.object({
  gender: z.enum(genders).optional(),
  country: countrySchema.optional(),
  countryregion: z.string().max(6).optional(),
  min_age: z.coerce.number().int().min(18).max(99).optional(),
  max_age: z.coerce.number().int().min(18).max(99).optional(),
  /** Real members only, fictional profiles only, or both. */
  kind: z.enum(['real', 'fictional', 'both']).optional(),
  pageNumber: z.coerce.number().int().min(1).max(500).optional(),
  /** Opaque position behind the last result of the page before; travels beside `pageNumber`. */
  cursor: z.string().max(200).optional(),
});

export type MemberSearch = z.infer<typeof memberSearchSchema>;

export const memberPageSchema = z.object({
  pageNumber: z.number().int(),
  results: z.array(memberTileSchema),
  /** Exact up to 1,000; then `numResultsIsMinimum` is true and it reads "more than". */
  numResults: z.number().int(),
  numResultsIsMinimum: z.boolean(),
  /** Cursor of the next page; null on the last. */
  cursor: z.string().nullable(),
});

export type MemberPage = z.infer<typeof memberPageSchema>;

export const searchMembers = defineEndpoint({
  method: 'GET',
  path: '/api/members.php',
  summary:
    'One page of 24 members, recently active first; leaves out who blocked or was blocked by the caller.',
  audience: 'anyone',
  origin: 'ours',
  query: memberSearchSchema,
  response: memberPageSchema,
});

export const getMember = defineEndpoint({
  method: 'GET',
  path: '/api/member.php',
  summary: 'The public profile of a member with the photos that anyone may see, and related members.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ id: queryIdSchema }),
  response: z.object({
    profile: profileSchema,
    photos: z.array(imageSchema),
    related: z.array(memberTileSchema),
  }),
  errors: ['not_found', 'gone', 'blocked_by'],
});

export const relationSchema = z.object({
  id: idSchema,
  like: z.enum(['none', 'liked', 'received', 'mutual']),
  /** The caller blocked this member. */
  blocked: z.boolean(),
  /** This member blocked the caller. */
  blocked_by: z.boolean(),
  conversation: idSchema.nullable(),
  /** Whether a message would reach the member (own or other mail address not confirmed, account closed). */
  reachable: z.boolean(),
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
  response: z.object({ profiles: z.array(memberTileSchema) }),
});
