import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  countrySchema,
  creditsSchema,
  idSchema,
  localeSchema,
  minorUnitsSchema,
  momentSchema,
} from '../scalars.ts';
import { regionSchema } from './regions.ts';

/** Colours of one mode as #RRGGBB. */
const paletteSchema = z.object({ primary: z.string(), on_primary: z.string(), secondary: z.string() });

export const brandThemeSchema = z.object({
  light: paletteSchema,
  dark: paletteSchema,
  /** Corner radius of cards in px. */
  radius: z.number().int(),
  display_face: z.enum(['fraunces', 'figtree']),
});

export type BrandTheme = z.infer<typeof brandThemeSchema>;

/** An advertisement among the members, labelled as one everywhere. */
const advertisementSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** Absolute address, opened as a sponsored link. */
  url: z.string(),
  /** Path of a picture on our own host. */
  image: z.string(),
});

export type Advertisement = z.infer<typeof advertisementSchema>;

/** A brand's own information page, at `/<token>`. */
const ownPageSchema = z.object({ token: z.string(), title: z.string() });

/**
 * `docs/specification.md` §3, settings; `brand`, `locales`, `theme`, `pool`, `shared_with`, `min_age`, `payment_methods`,
 * `terms_version`,
 * `advertisements`, `photo_review`, `contact_data`, `deletion_partner`, `us_footer`, `disclaimer`, `own_pages` and
 * `rating` are ours.
 */
export const settingsSchema = z.object({
  brand: z.string(),
  pool: z.string(),
  /** Names of the other open brands of the pool, which show its members too; absent from older backends. */
  shared_with: z.array(z.string()).optional(),
  locales: z.array(localeSchema),
  theme: brandThemeSchema,
  min_age: z.number().int(),
  payment_methods: z.array(z.string()),
  terms_version: momentSchema,

  countries: z.array(countrySchema),
  name: z.string(),
  index_title: z.string(),
  description: z.string(),
  visible_profile_fields: z.array(z.string()),
  visible_profile_notes: z.boolean(),
  geoip_country: countrySchema.nullable(),
  geoip_selected_country: countrySchema,
  /** Prefix for the paths of public photos: an address of the brand's own site, or empty. */
  cdn_prefix: z.string(),
  message_credits: creditsSchema,
  photo_credits: creditsSchema,
  gift_credits: creditsSchema,
  signup_credits: creditsSchema,
  message_length: z.number().int(),
  /** Minimum cost of a message by country, in minor units. */
  minimum_message_costs: z.record(countrySchema, z.object({ costs: minorUnitsSchema, currency: z.string() })),
  support_email: z.string(),
  support_phone: z.string(),
  push_public_key: z.string(),
  search_fields: z.array(z.string()),
  domain: z.string(),
  /** Scheme, host and port of the brand's canonical addresses. */
  origin: z.string(),
  domain_language: localeSchema.nullable(),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  refund_days: z.number().int(),
  signups: z.enum(['all', 'with_trafficsource', 'invited']),
  logged_out_search: z.enum(['yes', 'no']),
  logged_out_search_trafficsource: z.enum(['yes', 'no']),
  member_resell: z.enum(['no', 'tile', 'livecam']),
  niche: z.number().int().min(1).max(7),
  company_id: idSchema,
  mail_name: z.string(),
  enable_site_entry_popup: z.enum(['yes', 'no']),
  interests: z.array(z.string()),
  /** The advertisements for `member_resell`: as a tile of the grid, or wide like a live cam. */
  advertisements: z.array(advertisementSchema),
  /** Whether new photos show at once or after a manual review. */
  photo_review: z.enum(['auto', 'manual']),
  /** The brand's audience: `adult` if photos and texts may be explicit; its pages then declare that to filters. */
  rating: z.enum(['general', 'adult']),
  /** Whether profiles and messages may have addresses, numbers and links; allowed ones show a warning in messages. */
  contact_data: z.enum(['allow', 'refuse']),
  /** Partner site offered at the end of a deletion; opens only on a press. */
  deletion_partner: z.object({ name: z.string(), url: z.url() }).nullable(),
  /** Whether the footer of English pages has the notice for the United States. */
  us_footer: z.enum(['yes', 'no']),
  /** The brand's own disclaimer in the call's language; empty for ours. */
  disclaimer: z.string(),
  /** The brand's own information pages in the call's language. */
  own_pages: z.array(ownPageSchema),
  region_data: z.record(countrySchema, z.array(regionSchema)),
});

export type Settings = z.infer<typeof settingsSchema>;

export const getSettings = defineEndpoint({
  method: 'GET',
  path: '/api/settings.php',
  summary: 'All settings of the brand, texts in the language of the call.',
  audience: 'anyone',
  origin: 'specification',
  query: z.object({ domain: z.string().max(253).optional() }).loose(),
  response: settingsSchema,
  shared: true,
});

export const companySchema = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: countrySchema,
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  /** Discount in percent offered before account deletion; 0 for none. */
  delete_discount: z.number().int(),
  added: momentSchema,
});

export type Company = z.infer<typeof companySchema>;

export const getCompanyInfo = defineEndpoint({
  method: 'GET',
  path: '/api/companyinfo.php',
  summary: 'The company behind the brand.',
  audience: 'anyone',
  origin: 'specification',
  response: companySchema,
  shared: true,
});

const brandRowSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string(),
  /** The primary one first. */
  hosts: z.array(z.string()),
  domain_language: localeSchema.nullable(),
  locales: z.array(localeSchema),
  /** Countries it sells in; absent from older backends. */
  countries: z.array(countrySchema).optional(),
  /** Tokens of its own pages in any language; absent from older backends. */
  own_pages: z.array(z.string()).optional(),
  pool: z.string(),
  /** Origin of public photos, which the front's pages allow. */
  cdn_prefix: z.string(),
});

export type BrandRow = z.infer<typeof brandRowSchema>;

export const listBrands = defineEndpoint({
  method: 'GET',
  path: '/api/brands.php',
  summary: 'Every open brand with its hosts: the front’s allow-list.',
  audience: 'front',
  origin: 'ours',
  response: z.object({ brands: z.array(brandRowSchema) }),
});
