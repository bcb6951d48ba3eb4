import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  countrySchema,
  creditsSchema,
  idSchema,
  minorUnitsSchema,
  momentSchema,
  queryIdSchema,
} from './scalars.ts';

const ledgerReasons = ['signup', 'message', 'gift', 'image', 'purchase', 'refund', 'correction'] as const;

export const ledgerEntrySchema = z.object({
  id: idSchema,
  /** Positive for credits received, negative for credits spent. */
  delta: creditsSchema,
  balance: creditsSchema.nonnegative(),
  reason: z.enum(ledgerReasons),
  /** Name of the member a spent credit went to; null otherwise. */
  member: z.string().nullable(),
  created_at: momentSchema,
});

export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const getCredits = defineEndpoint({
  method: 'GET',
  path: '/api/credits.php',
  summary: "The caller's balance and statement, newest first, 50 entries before an entry id.",
  audience: 'member',
  origin: 'ours',
  query: z.object({ before: queryIdSchema.optional() }),
  response: z.object({ credits: creditsSchema, entries: z.array(ledgerEntrySchema), more: z.boolean() }),
});

export const packageSchema = z.object({
  id: idSchema,
  credits: creditsSchema,
  /** Price in minor units, VAT included. */
  amount: minorUnitsSchema,
  currency: z.string().length(3),
  popular: z.boolean(),
});

export type CreditPackage = z.infer<typeof packageSchema>;

export const listPackages = defineEndpoint({
  method: 'GET',
  path: '/api/packages.php',
  summary: "The brand's credit bundles in the currency of a country.",
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ country: countrySchema.optional() }),
  response: z.object({ country: countrySchema, packages: z.array(packageSchema) }),
  shared: true,
});
