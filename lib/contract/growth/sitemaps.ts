import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, localeSchema, momentSchema, queryNumber } from '../scalars.ts';

/** Members in one part of a sitemap, each of them in all languages of the brand. */
const partSizeSchema = queryNumber(z.number().int().min(1).max(10_000));

const sitemapsSchema = z.object({
  /** The day on which the newest member whom the home page may show joined, in UTC; null for none, and where it shows nobody. */
  newest_member: momentSchema.nullable(),
  /** When a price last changed; null where there is none. */
  prices_changed: momentSchema.nullable(),
  info_pages: z.array(
    z.object({
      token: z.string(),
      /** The languages in which the brand has the page. */
      locales: z.array(localeSchema),
      /** When its text last changed, by language; missing where nobody noted it. */
      changed: z.partialRecord(localeSchema, momentSchema),
    }),
  ),
  /** Where each part of the members begins, behind which id, and the day on which the last of its pages changed. */
  member_parts: z.array(z.object({ after: z.number().int().nonnegative(), changed: momentSchema })),
});

export type Sitemaps = z.infer<typeof sitemapsSchema>;

export const listSitemaps = defineEndpoint({
  method: 'GET',
  path: '/api/sitemaps.php',
  summary: 'What a brand has for search engines: its pages, and where the parts of its members begin.',
  audience: 'front',
  origin: 'ours',
  query: z.object({ brand: z.string().max(100), size: partSizeSchema }),
  response: sitemapsSchema,
  errors: ['not_found'],
});

const listedMemberSchema = z.object({
  id: idSchema,
  /** The day on which what the page shows last changed, in UTC. */
  changed: momentSchema,
  /** Path of the photo that the page shows to everybody; null for none. */
  image: z.string().nullable(),
});

export type ListedMember = z.infer<typeof listedMemberSchema>;

export const listIndexedMembers = defineEndpoint({
  method: 'GET',
  path: '/api/sitemap.php',
  summary: 'The real members behind an id who have chosen to be listed by search engines, by id.',
  audience: 'front',
  origin: 'ours',
  query: z.object({
    brand: z.string().max(100),
    after: queryNumber(z.number().int().nonnegative()),
    size: partSizeSchema,
  }),
  response: z.object({ members: z.array(listedMemberSchema) }),
  errors: ['not_found'],
});
