import { z } from 'zod';
import { packageSchema } from './packages.ts';
import { discountCodeSchema } from './discounts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { paymentMethods } from './payment-methods.ts';
import { countrySchema, minorUnitsSchema, momentSchema, queryIdSchema } from '../scalars.ts';

export const methodSchema = z.enum(paymentMethods);

/** Why a discount does not apply to an order. */
export const discountErrors = [
  'discount_not_found',
  'discount_already_used',
  'discount_expired',
  'discount_minimum',
  'discount_country',
  'discount_method',
] as const;

/** The quote of an order: everything above the order button. Amounts in minor units, including VAT. */
export const orderSchema = z.object({
  package: packageSchema,
  /** The member's country of payment, which determines currency, methods and VAT. */
  country: countrySchema,
  /** Countries to choose from. */
  countries: z.array(countrySchema),
  methods: z.array(methodSchema),
  list_amount: minorUnitsSchema,
  amount: minorUnitsSchema,
  /** VAT included in `amount`, in hundredths of a percent. */
  vat_rate: z.number().int(),
  vat_amount: minorUnitsSchema,
  /** The requested discount, else the active one: the time bonus if present, otherwise the welcome discount. */
  discount: discountCodeSchema.nullable(),
  /** The requested code if it is worth less than `discount`, which stays; else null. */
  worse_code: z.string().nullable(),
});

export type Order = z.infer<typeof orderSchema>;

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/order.php',
  summary: 'What an order of a package would be for the caller: total, VAT, discount and possible methods.',
  audience: 'member',
  origin: 'ours',
  query: z.object({
    package_id: queryIdSchema,
    country: countrySchema.optional(),
    method: methodSchema.optional(),
    /** A discount code; absent: the active discount, if applicable. */
    code: z.string().trim().max(40).optional(),
  }),
  response: z.object({ order: orderSchema }),
  errors: ['not_found', ...discountErrors],
});

export const listRepeatOrders = defineEndpoint({
  method: 'GET',
  path: '/api/repeat-orders.php',
  summary: 'Packages that the caller has bought before and that are still sold, newest first.',
  audience: 'member',
  origin: 'ours',
  response: z.object({
    orders: z.array(
      z.object({
        package: packageSchema,
        method: methodSchema.nullable(),
        country: countrySchema,
        ordered_at: momentSchema,
      }),
    ),
  }),
});
