import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import { z } from 'zod';
import { maxBodyLength } from '#lib/contract/community/messages.ts';
import { paymentMethods } from '#lib/contract/commerce/payment-methods.ts';
import { locales } from '#lib/contract/scalars.ts';
import { countries } from '#lib/contract/countries.ts';
import { comparedFields } from '../../community/members/search/offered.ts';
import { brandSettingsSchema } from '../brand-settings.ts';

export const visibleFields = ['region', ...comparedFields] as const;

export const searchFields = [
  'gender',
  'country',
  'region',
  'age',
  'city',
  'distance',
  'kind',
  ...comparedFields,
  'interests',
] as const;

const currencies = ['EUR', 'CHF', 'DKK', 'SEK', 'NOK', 'PLN', 'GBP', 'USD'] as const;

const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'one line, without control characters');
const texts = (max: number) => z.partialRecord(z.enum(locales), oneLine(max));
const listSchema = <const T extends readonly string[]>(words: T) =>
  z.array(z.enum(words)).refine((list) => new Set(list).size === list.length, 'each only once');
const credits = z.number().int().min(0).max(1000);
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour as #RRGGBB');
const palette = z.strictObject({ primary: color, on_primary: color, secondary: color });

const web = z.url({ protocol: /^https?$/ });
const target = z.union(
  [z.strictObject({ url: web }), z.strictObject({ brand: z.string().min(1) })],
  '{"url": "https://…"} or {"brand": "<id of a brand>"}',
);

const cdn = z
  .string()
  .regex(
    /^(?:https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.-]+)*)?$/,
    'empty, or an address without a slash at its end, such as https://cdn.example.org',
  );

/** Stricter than what the product accepts, so that older rows keep working. */
const strictSettingsSchema = brandSettingsSchema
  .extend({
    locales: listSchema(locales).min(1),
    min_age: z.number().int().min(ageLimits.min).max(ageLimits.max),
    payment_methods: listSchema(paymentMethods),
    countries: listSchema(countries).min(1),
    visible_profile_fields: listSchema(visibleFields),
    search_fields: listSchema(searchFields),
    cdn_prefix: cdn,
    message_credits: credits,
    photo_credits: credits,
    gift_credits: credits,
    signup_credits: credits,
    message_length: z.number().int().min(1).max(maxBodyLength),
    minimum_message_costs: z.partialRecord(
      z.enum(countries),
      z.strictObject({ costs: z.number().int().min(0), currency: z.enum(currencies) }),
    ),
    support_email: z.email().max(254),
    bounce_email: z.union([z.literal(''), z.email().max(254)], 'empty, or a mail address'),
    support_phone: z.string().regex(/^(?:[+\d][\d ()/.-]{5,30})?$/, 'empty, or a telephone number'),
    refund_days: z
      .number()
      .int()
      .min(14, 'less than the 14 days that the law gives (2011/83/EU, article 9)')
      .max(365),
    mail_name: oneLine(60).regex(/^[^<>"@]*$/, 'a name, without < > " @'),
    theme: z.strictObject({
      light: palette,
      dark: palette,
      radius: z.number().int().min(0).max(40),
      display_face: z.enum(['fraunces', 'figtree']),
    }),
    index_title: texts(120),
    description: texts(320),
    fictional_warning: texts(300),
    fictional_singular: texts(40),
    fictional_plural: texts(40),
    disclaimer: texts(400),
    deletion_partner: z
      .union(
        [z.strictObject({ name: oneLine(60), url: web }), z.strictObject({ brand: z.string().min(1) })],
        'null, {"name": "…", "url": "https://…"} or {"brand": "<id of a brand>"}',
      )
      .nullable(),
    advertisements: z.array(
      z.strictObject({
        title: texts(80),
        text: texts(200),
        image: z.string().regex(/^\/(?!\/)/, 'the path of a picture of our own host'),
        target,
      }),
    ),
  })
  .strict();

/** Errors in the settings at a path and below, one line each: location and allowed values. */
export function complaintsAbout(settings: unknown, path: readonly string[] = []): string[] {
  const parsed = strictSettingsSchema.safeParse(settings);
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.filter((issue) => touches(issue.path, path)).map(describeIssue);
}

function touches(issue: readonly PropertyKey[], path: readonly string[]): boolean {
  return path.every((part, at) => at >= issue.length || String(issue[at]) === part);
}

/** One line for a schema issue, path first. */
export function describeIssue({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>): string {
  const where = path.map(String).join('.');
  return where === '' ? message : `${where}: ${message}`;
}
