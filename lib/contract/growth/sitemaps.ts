import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, localeSchema, momentSchema, queryNumber } from '../scalars.ts';

/** Members per sitemap part, each in all languages of the brand. */
const partSizeSchema = queryNumber(z.number().int().min(1).max(10_000));

const sitemapsSchema = z.object({
  /** When the newest member whom the home page may show joined, in UTC; null for none. */
  newest_member: momentSchema.nullable(),
  /** Last price change; null without prices. */
  prices_changed: momentSchema.nullable(),
  info_pages: z.array(
    z.object({
      token: z.string(),
      /** The languages in which the brand has the page. */
      locales: z.array(localeSchema),
      /** Last change of its text by language; missing where unknown. */
      changed: z.partialRecord(localeSchema, momentSchema),
    }),
  ),
  /** Where each part of the members begins (after which id), and the last change of its pages. */
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
  /** Last change of the page's content, in UTC. */
  changed: momentSchema,
  /** Path of the page's public photo; null for none. */
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
