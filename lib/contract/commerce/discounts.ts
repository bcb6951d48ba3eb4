import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, idSchema, minorUnitsSchema, momentSchema } from '../scalars.ts';

export const discountCodeSchema = z.object({
  code: z.string(),
  kind: z.enum(['code', 'welcome', 'time_bonus', 'goodbye']),
  value_percentage: z.number().int().min(1).max(99),
  minimum_order_value: minorUnitsSchema,
  country: countrySchema.nullable(),
  user_id: idSchema.nullable(),
  expires: momentSchema.nullable(),
  currency: z.string().nullable(),
  status: z.enum(['active', 'inactive']),
  /** Seconds left; null without an end. */
  validity: z.number().int().nullable(),
  expired: z.boolean(),
  paymentmethods: z.array(z.string()),
});

export type DiscountCode = z.infer<typeof discountCodeSchema>;

export const getDiscountCode = defineEndpoint({
  method: 'GET',
  path: '/api/discountcode.php',
  summary: 'A discount code by its text, or with `welcome=true` the one of a first purchase.',
  audience: 'member',
  origin: 'specification',
  query: z
    .object({ code: z.string().max(40).optional(), welcome: z.enum(['true', 'false']).optional() })
    .loose(),
  response: z.object({ discountcode: discountCodeSchema }),
  errors: ['discount_not_found', 'discount_already_used', 'discount_expired'],
});

export const offerGoodbye = defineEndpoint({
  method: 'POST',
  path: '/api/discountcode.php',
  summary:
    "The offer to a member who began to delete the account within the hour: a code of their own with the company's `delete_discount`, once for a person; null where there is none or it is over.",
  audience: 'confirmed',
  origin: 'ours',
  response: z.object({ discountcode: discountCodeSchema.nullable() }),
});

export const getTimeBonus = defineEndpoint({
  method: 'GET',
  path: '/api/timebonus.php',
  summary: 'The time bonus of a free member within four hours of signup.',
  audience: 'member',
  origin: 'ours',
  response: z.object({
    isVisible: z.boolean(),
    discountcode: discountCodeSchema.nullable(),
    /** Whether a welcome discount can be requested. */
    welcome: z.boolean(),
  }),
});
