import { z } from 'zod';
import { brandThemeSchema, settingsSchema } from '../../lib/contract/brands/settings.ts';

/** A text per language; the call's own, else English. */
const textsSchema = z.partialRecord(z.string(), z.string());

/**
 * The row of settings that makes a brand. What the contract's settings derive from elsewhere (host, company,
 * regions, VAPID key, texts of one language) is left out here.
 */
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
    /** Where mail servers send back what they cannot deliver (envelope sender); empty: to `support_email`. */
    bounce_email: z.string(),
    index_title: textsSchema,
    description: textsSchema,
    fictional_warning: textsSchema,
    fictional_singular: textsSchema,
    fictional_plural: textsSchema,
    /** Takes the place of our own disclaimer in the languages it names; in the others ours stands. */
    disclaimer: textsSchema,
    /** Somebody else's address, or the id of another brand of the operator. */
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
