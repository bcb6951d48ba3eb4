import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, momentSchema } from '../scalars.ts';
import { interests } from '../vocabulary.ts';

/** Members shown on the brand, by real ones and fictional profiles. */
const countsSchema = z.object({
  real: z.number().int(),
  fictional: z.number().int(),
  /** The date of their newest profile change, in UTC; absent from older backends. */
  changed: momentSchema.optional(),
});

const regionPageSchema = countsSchema.extend({
  country: countrySchema,
  /** ISO 3166-2, such as `DE-NW`. */
  code: z.string(),
  /** Slug of its page in all languages, such as `de-nw-nordrhein-westfalen`. */
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** In the call's language. */
  name: z.string(),
  /** Up to 8 towns with the most members. */
  towns: z.array(z.string()),
});

export type RegionPage = z.infer<typeof regionPageSchema>;

const interestPageSchema = countsSchema.extend({ key: z.enum(interests) });

export type InterestPage = z.infer<typeof interestPageSchema>;

export const browsePagesSchema = z.object({
  /** By country in the order of the brand's settings, then by name. */
  regions: z.array(regionPageSchema),
  /** In the vocabulary's order; empty if the brand does not offer the interest filter. */
  interests: z.array(interestPageSchema),
});

export type BrowsePages = z.infer<typeof browsePagesSchema>;

export const listBrowsePages = defineEndpoint({
  method: 'GET',
  path: '/api/hubs.php',
  summary:
    'The regions and interests that have members, with how many; none where the brand keeps its members to members.',
  audience: 'anyone',
  origin: 'ours',
  response: browsePagesSchema,
  shared: true,
});
