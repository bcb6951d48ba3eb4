import { z } from 'zod';
import { brandThemeSchema, settingsSchema } from '../../lib/contract/brands/brands.ts';

/** Texts by language; falls back to English. */
const textsSchema = z.partialRecord(z.string(), z.string());

/** The stored settings, without those derived from host, company, regions, VAPID key or language. */
export const brandSettingsSchema = settingsSchema
  .pick({
    locales: true,
    min_age: true,
    payment_methods: true,
    countries: true,
    visible_profile_fields: true,
    visible_profile_notes: true,
    cdn_prefix: true,
    message_credits: true,
    photo_credits: true,
    gift_credits: true,
    signup_credits: true,
    message_length: true,
    minimum_message_costs: true,
    support_email: true,
    support_phone: true,
    search_fields: true,
    refund_days: true,
    signups: true,
    logged_out_search: true,
    logged_out_search_trafficsource: true,
    member_resell: true,
    niche: true,
    mail_name: true,
    enable_site_entry_popup: true,
    photo_review: true,
    rating: true,
    contact_data: true,
    us_footer: true,
  })
  .extend({
    theme: brandThemeSchema,
    /** Envelope sender, which receives bounces; `support_email` if empty. */
    bounce_email: z.string(),
    index_title: textsSchema,
    description: textsSchema,
    fictional_warning: textsSchema,
    fictional_singular: textsSchema,
    fictional_plural: textsSchema,
    /** Replaces our disclaimer in the given languages. */
    disclaimer: textsSchema,
    /** An external address, or the id of another brand of the operator. */
    deletion_partner: z
      .union([z.object({ name: z.string(), url: z.url() }), z.object({ brand: z.string() })])
      .nullable(),
    advertisements: z.array(
      z.object({
        title: textsSchema,
        text: textsSchema,
        image: z.string(),
        /** An address, or the id of another brand of the operator. */
        target: z.union([z.object({ url: z.url() }), z.object({ brand: z.string() })]),
      }),
    ),
  });

export type BrandSettings = z.infer<typeof brandSettingsSchema>;
