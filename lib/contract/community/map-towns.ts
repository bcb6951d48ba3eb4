import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { countrySchema } from '../scalars.ts';

/** Maximum count of members of a kind in a town; it then means "or more". */
export const maxInTown = 1000;

/** Members of a kind in a town, up to `maxInTown`; null for fewer than three, and if some visitors may not search. */
const membersSchema = z.number().int().min(3).max(maxInTown).nullable();

const mapTownSchema = z.object({
  city: z.string(),
  /** ISO 3166-2; null for countries without regions here. */
  region: z.string().nullable(),
  /** Squares from the drawing's western and northern edges. */
  x: z.number(),
  y: z.number(),
  num_real: membersSchema,
  num_fictional: membersSchema,
});

export type MapTown = z.infer<typeof mapTownSchema>;

export const townMapSchema = z.object({
  country: countrySchema,
  /** The country from north to south, a row of squares per string: `#` for land, a space elsewhere. */
  land: z.array(z.string().regex(/^[ #]+$/)).min(1),
  /** Where remote islands are drawn closer; null for none. */
  inset: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** The best-known towns, the largest first. */
  towns: z.array(mapTownSchema),
});

export type TownMap = z.infer<typeof townMapSchema>;

export const getMapTowns = defineEndpoint({
  method: 'GET',
  path: '/api/map-towns.php',
  summary:
    'A country of the brand as a drawing: its land, its best known towns, and how many members show that they live there.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ country: countrySchema }),
  response: townMapSchema,
  errors: ['not_found'],
  shared: true,
});
