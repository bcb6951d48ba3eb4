import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { countrySchema } from '../scalars.ts';

export const regionSchema = z.object({ code: z.string(), name: z.string() });

export const getInterests = defineEndpoint({
  method: 'GET',
  path: '/api/interests.php',
  summary: 'All interest keys in their groups.',
  audience: 'anyone',
  origin: 'specification',
  response: z.object({ interests: z.record(z.string(), z.array(z.string())) }),
  shared: true,
});

export const getRegions = defineEndpoint({
  method: 'GET',
  path: '/api/regions.php',
  summary: 'Regions by country, names in the language of the call.',
  audience: 'anyone',
  origin: 'specification',
  response: z.object({ regions: z.record(countrySchema, z.array(regionSchema)) }),
  shared: true,
});

export const geocode = defineEndpoint({
  method: 'GET',
  path: '/api/geocode.php',
  summary: 'The town nearest to a position.',
  audience: 'anyone',
  origin: 'specification',
  query: z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }),
  response: z.object({ city: z.string(), country: countrySchema, region: z.string().nullable() }),
  errors: ['not_found'],
});
