import { z } from 'zod';
import { ageSchema, countrySchema, doneSchema, queryNumber, visibleText } from '../scalars.ts';
import { defineEndpoint } from '../endpoint.ts';
import { choiceSchemas, memberTileSchema } from './profile.ts';
import * as words from '../vocabulary.ts';
import { surfaces } from './members.ts';

export const { distances } = words;

/** Profile fields that a brand may offer in its search (`search_fields`), each with one value. */
const searchFieldsSchema = z
  .object({
    sexuality: z.enum(words.sexualities),
    ...choiceSchemas,
    interests: z.enum(words.interests),
  })
  .partial();

export const memberSearchSchema = searchFieldsSchema.extend({
  gender: z.enum(words.genders).optional(),
  country: countrySchema.optional(),
  countryregion: z.string().max(6).optional(),
  /** Name of a town; with `distance` includes the towns around it. */
  city: visibleText(80).optional(),
  /** Kilometres around `city`. */
  distance: queryNumber(z.union(distances.map((each) => z.literal(each)))).optional(),
  min_age: ageSchema.optional(),
  max_age: ageSchema.optional(),
  /** Real members only, fictional profiles only, or both. */
  kind: z.enum(['real', 'fictional', 'both']).optional(),
  /** A member's list is limited to mutual preferences; `any` lifts that. */
  match: z.literal('any').optional(),
  /** A member's list is limited to similar ages by default; `any` lifts that. */
  ages: z.literal('any').optional(),
  pageNumber: queryNumber(z.number().int().min(1).max(500)).optional(),
  /**
   * Sealed position after the previous page's last result; accompanies `pageNumber`, which applies if the cursor
   * belongs to another search or caller or is too old.
   */
  cursor: z.string().max(200).optional(),
});

export type MemberSearch = z.infer<typeof memberSearchSchema>;

/** What a widened search dropped or extended, in order. */
const widenings = ['fields', 'distance', 'city', 'region', 'ages', 'country'] as const;

/** Rings of a list, from home outwards: 50 km, the region, 200 km, the country, everywhere else. */
const rings = ['near', 'region', 'wider', 'country', 'further'] as const;

/** A ring, with the name of its town, region or country. */
export const ringSchema = z.object({ ring: z.enum(rings), place: z.string().nullable() });

export type Ring = z.infer<typeof ringSchema>;

/** Where a list's rings begin, and the list's first ring. */
export const listRingsSchema = z.object({
  /** Start of each ring; empty if the search has a place. */
  rings: z.array(ringSchema.extend({ from: z.number().int() })),
  /** Null if the search has a place. */
  home: ringSchema.nullable(),
});

export const memberPageSchema = listRingsSchema.extend({
  pageNumber: z.number().int(),
  results: z.array(memberTileSchema),
  /** Exact up to 1,000; above that `numResultsIsMinimum` is true and the text reads "more than". */
  numResults: z.number().int(),
  numResultsIsMinimum: z.boolean(),
  /** Filters applied by default; null for none. */
  applied: z.object({
    /** Genders that the caller seeks, and who seek the caller's. */
    match: z.array(z.enum(words.genders)).nullable(),
    ages: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  }),
  /** Number of fictional profiles; null if there are too many to count. */
  numFictional: z.number().int().nullable(),
  /** Cursor of the next page; null on the last. */
  cursor: z.string().nullable(),
  /** Near matches, on the last page of a search with few results; not in `results`. */
  similar: z.array(memberTileSchema),
  /** How the search was widened for `similar`; empty if it was not. */
  widened: z.array(z.enum(widenings)),
});

export type MemberPage = z.infer<typeof memberPageSchema>;

/** The visitor's traffic source; with `logged_out_search_trafficsource` it decides on search access. */
const trafficSourceSchema = z.object({
  network: z.string().max(100).optional(),
  ref: z.string().max(200).optional(),
});

export const searchMembers = defineEndpoint({
  method: 'GET',
  path: '/api/members.php',
  summary:
    'One page of 24 members: near first, then who writes a language of the reader, then recently active; for members those who fit on both sides. Leaves out who blocked or was blocked by the caller, and for visitors who is shown to members only.',
  audience: 'anyone',
  open: true,
  origin: 'ours',
  query: memberSearchSchema.extend(trafficSourceSchema.shape).extend({
    /** Only members with a public photo, for pages that are mainly pictures. */
    with_photo: z.literal('1').optional(),
    /** For a page that search engines list, or that advertising leads to. */
    surface: z.enum(surfaces).optional(),
  }),
  response: memberPageSchema,
  /** `authentication_required` if the brand restricts its search to members. */
  errors: ['authentication_required'],
});

/** A member's last search, without the page. */
export const savedSearchSchema = memberSearchSchema.omit({ pageNumber: true, cursor: true });

export const getSavedSearch = defineEndpoint({
  method: 'GET',
  path: '/api/search.php',
  summary: 'The search the caller made last, or null.',
  audience: 'member',
  origin: 'ours',
  response: z.object({ search: savedSearchSchema.nullable() }),
});

export const saveSearch = defineEndpoint({
  method: 'PUT',
  path: '/api/search.php',
  idempotent: true,
  summary: 'Keeps the search the caller makes, for the next visit and for every device; null forgets it.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ search: savedSearchSchema.nullable() }),
  response: doneSchema,
});

export const listTowns = defineEndpoint({
  method: 'GET',
  path: '/api/towns.php',
  summary: 'Up to 8 towns whose name begins with the given letters, largest first.',
  audience: 'anyone',
  open: true,
  origin: 'ours',
  query: z.object({ name: visibleText(80, 2), country: countrySchema.optional() }),
  response: z.object({
    towns: z.array(z.object({ city: z.string(), country: countrySchema, region: z.string().nullable() })),
  }),
});
