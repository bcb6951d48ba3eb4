import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import { paymentMethods } from '#lib/contract/commerce/payment-methods.ts';
import { locales } from '#lib/contract/scalars.ts';
import type { BrandSettings } from '../brand-settings.ts';
import { searchFields, visibleFields } from './strict-settings.ts';

/** Defaults of a new brand, without countries, texts and a mail address. */
export function defaultSettings(name: string): BrandSettings {
  return {
    locales: [...locales],
    min_age: ageLimits.min,
    payment_methods: [...paymentMethods],
    countries: [],
    visible_profile_fields: [...visibleFields],
    visible_profile_notes: true,
    cdn_prefix: '',
    message_credits: 1,
    photo_credits: 2,
    gift_credits: 3,
    signup_credits: 5,
    message_length: 1000,
    minimum_message_costs: {},
    support_email: '',
    bounce_email: '',
    support_phone: '',
    search_fields: [...searchFields],
    refund_days: 14,
    signups: 'all',
    logged_out_search: 'yes',
    logged_out_search_trafficsource: 'yes',
    member_resell: 'no',
    niche: 1,
    mail_name: name,
    enable_site_entry_popup: 'yes',
    photo_review: 'manual',
    rating: 'general',
    contact_data: 'refuse',
    theme: {
      light: { primary: '#C2185B', on_primary: '#FFFFFF', secondary: '#8E1048' },
      dark: { primary: '#F0508E', on_primary: '#2A0A18', secondary: '#FF8DB8' },
      radius: 18,
      display_face: 'fraunces',
    },
    index_title: {},
    description: {},
    fictional_warning: {},
    fictional_singular: {},
    fictional_plural: {},
    disclaimer: {},
    us_footer: 'no',
    deletion_partner: null,
    advertisements: [],
  };
}
