import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, momentSchema } from '../scalars.ts';
import { interests } from '../vocabulary.ts';

/** Members who are shown on the brand, real ones and fictional profiles apart. */
const countsSchema = z.object({
  real: z.number().int(),
  fictional: z.number().int(),
  /** The day on which the newest of their profiles changed, in UTC; absent in the answer of an older backend. */
  changed: momentSchema.optional(),
});

const regionHubSchema = countsSchema.extend({
  country: countrySchema,
  /** ISO 3166-2, such as `DE-NW`. */
  code: z.string(),
  /** The name of its page in every language, such as `de-nw-nordrhein-westfalen`. */
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** In the language of the call. */
  name: z.string(),
  /** Up to 8 towns with the most members. */
  towns: z.array(z.string()),
});

export type RegionHub = z.infer<typeof regionHubSchema>;

const interestHubSchema = countsSchema.extend({ key: z.enum(interests) });

export type InterestHub = z.infer<typeof interestHubSchema>;

export const hubsSchema = z.object({
  /** By country in the order of the brand's settings, then by name. */
  regions: z.array(regionHubSchema),
  /** In the order of the vocabulary; empty where the brand does not offer a search for interests. */
  interests: z.array(interestHubSchema),
});

export type Hubs = z.infer<typeof hubsSchema>;

export const listHubs = defineEndpoint({
  method: 'GET',
  path: '/api/hubs.php',
  summary:
    'The regions and interests that have members, with how many; none where the brand keeps its members to members.',
  audience: 'anyone',
  origin: 'ours',
  response: hubsSchema,
  shared: true,
});
