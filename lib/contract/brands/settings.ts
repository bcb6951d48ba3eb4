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

/** An advertisement among the members; every surface labels it as one. */
const advertisementSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** Absolute address, opened as a sponsored link. */
  url: z.string(),
  /** Path of a picture of our own host. */
  image: z.string(),
});

export type Advertisement = z.infer<typeof advertisementSchema>;

/** An information page that a brand has beside the common ones, at `/<token>`. */
const ownPageSchema = z.object({ token: z.string(), title: z.string() });

const regionSchema = z.object({ code: z.string(), name: z.string() });

/** Section 3, settings; `brand`, `locales`, `theme`, `pool`, `min_age`, `payment_methods`,
 * `terms_version`, `advertisements`, `photo_review`, `contact_data`, `deletion_partner`, `us_footer`,
 * `disclaimer`, `own_pages` and `rating` are ours.
 */
export const settingsSchema = z.object({
  brand: z.string(),
  pool: z.string(),
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
  /** Put before the paths of photos that everybody may see: an address of the brand's own site, or empty. */
  cdn_prefix: z.string(),
  message_credits: creditsSchema,
  photo_credits: creditsSchema,
  gift_credits: creditsSchema,
  signup_credits: creditsSchema,
  message_length: z.number().int(),
  /** What one message costs at least, by country, in minor units. */
  minimum_message_costs: z.record(countrySchema, z.object({ costs: minorUnitsSchema, currency: z.string() })),
  support_email: z.string(),
  support_phone: z.string(),
  push_public_key: z.string(),
  search_fields: z.array(z.string()),
  domain: z.string(),
  /** Scheme, host and port of the brand's own addresses, by which crawlers know its pages. */
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
  /** What `member_resell` shows: as a tile of the grid, or wide in the manner of a live cam. */
  advertisements: z.array(advertisementSchema),
  /** Whether new photos show at once or after a person has looked at them. */
  photo_review: z.enum(['auto', 'manual']),
  /** Whom the brand is made for: `adult` where photos and texts may be explicit; its pages then say so to filters. */
  rating: z.enum(['general', 'adult']),
  /** Whether a profile or a message may name addresses, numbers and links; allowed ones warn the reader of a message. */
  contact_data: z.enum(['allow', 'refuse']),
  /** How a member shows to be of age: by the date of birth, or besides at a provider. */
  /** Whom the end of the deletion may lead to, after a press only. */
  deletion_partner: z.object({ name: z.string(), url: z.url() }).nullable(),
  /** Whether the footer of English pages carries the notice for the United States. */
  us_footer: z.enum(['yes', 'no']),
  /** The brand's own disclaimer in the language of the call; empty where it says what we say. */
  disclaimer: z.string(),
  /** The brand's own information pages that there are in the language of the call. */
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
  /** Percentage offered to a member who is about to delete the account; 0 for none. */
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

const brandRowSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string(),
  /** The primary one first. */
  hosts: z.array(z.string()),
  domain_language: localeSchema.nullable(),
  locales: z.array(localeSchema),
  /** Where it sells; absent in the answer of an older backend. */
  countries: z.array(countrySchema).optional(),
  /** Tokens of the pages it has beside the common ones, in whatever language; absent in the answer of an older backend. */
  own_pages: z.array(z.string()).optional(),
  pool: z.string(),
  /** Where browsers fetch public photos from; the front lets its pages do so. */
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
