import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { paymentMethods } from './payment-methods.ts';
import { countrySchema, creditsSchema, idSchema, minorUnitsSchema } from '../scalars.ts';

export const packageSchema = z.object({
  id: idSchema,
  credits: creditsSchema,
  /** Price in minor units, VAT included. */
  amount: minorUnitsSchema,
  currency: z.string().length(3),
  /** Most ordered of its kind in the last 90 days, with enough orders to say so. */
  popular: z.boolean(),
  /** The brand's recommendation, if none of its kind is popular. */
  tip: z.boolean(),
  /** `premium` is for free members, in tiers; `credits` for premium members. */
  kind: z.enum(['credits', 'premium']),
  tier: z.enum(['p0', 'p1', 'p2', 'p3']).nullable(),
  /** Lowest price of the last 30 days, including today's. */
  lowest_amount: minorUnitsSchema,
  /** Payment methods at full price in that country. */
  methods: z.array(z.enum(paymentMethods)),
});

export type CreditPackage = z.infer<typeof packageSchema>;

export const listPackages = defineEndpoint({
  method: 'GET',
  path: '/api/packages.php',
  summary:
    'What the brand sells in the currency of a country: the named or chosen one, else that of the profile, of the address, of the brand.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ country: countrySchema.optional() }),
  response: z.object({
    country: countrySchema,
    /** VAT included in the prices, in hundredths of a percent. */
    vat_rate: z.number().int(),
    packages: z.array(packageSchema),
  }),
});
