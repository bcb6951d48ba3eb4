import { z } from 'zod';
import { discountErrors, methodSchema } from './orders.ts';
import { packageSchema } from './packages.ts';
import { directDebitSchema } from './direct-debit.ts';
import { defineEndpoint } from '../endpoint.ts';
import { deadPaymentMethods, paymentFailures, paymentMethods } from './payment-methods.ts';
import {
  countrySchema,
  creditsSchema,
  doneSchema,
  idSchema,
  minorUnitsSchema,
  momentSchema,
  queryIdSchema,
} from '../scalars.ts';

/** `docs/specification.md` §3, payment: an order and its outcome. */
export const paymentSchema = z.object({
  payment_id: idSchema,
  /** The order's number for people. */
  number: z.string(),
  /** Opens the result page without a login. */
  token: z.uuid(),
  status: z.enum(['pending', 'completed', 'failed']),
  failure: z.enum(paymentFailures).nullable(),
  package_id: idSchema,
  kind: packageSchema.shape.kind,
  credits: creditsSchema,
  amount: minorUnitsSchema,
  list_amount: minorUnitsSchema,
  currency: z.string().length(3),
  country: countrySchema,
  vat_rate: z.number().int(),
  vat_amount: minorUnitsSchema,
  /** Including discontinued ones. */
  method: z.enum([...paymentMethods, ...deadPaymentMethods]),
  created_at: momentSchema,
  settled_at: momentSchema.nullable(),
  /** Where a pending payment is made or its transfer details are shown. */
  checkout_url: z.url().nullable(),
  /** Deadline of a pending payment. */
  expires_at: momentSchema.nullable(),
  receipt: z.string().nullable(),
  /** Deadline for withdrawal from the order; null without that right. */
  withdraw_until: momentSchema.nullable(),
  /** IANA time zone for the order's times: the member's at the time of payment. */
  zone: z.string(),
  /** Refunds paid or ordered, in minor units. */
  refunded: minorUnitsSchema,
  /** Chargebacks in minor units. */
  charged_back: minorUnitsSchema,
  /** The discount that a pending payment blocks for other orders, and its expiry; null for none. */
  holds: z
    .object({ code: z.string(), value_percentage: z.number().int(), expires: momentSchema.nullable() })
    .nullable(),
});

export type Payment = z.infer<typeof paymentSchema>;

export const startPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payment.php',
  summary:
    'Orders a package with the duty to pay; the browser goes on to `checkout_url` where there is one. Another order under the same `Idempotency-Key` is refused.',
  audience: 'member',
  origin: 'ours',
  body: z.object({
    package_id: idSchema,
    country: countrySchema,
    method: methodSchema,
    /** The discount shown with the order. */
    code: z.string().trim().max(40).nullable(),
    /** The total shown with the order; any other total is refused, never charged. */
    amount: minorUnitsSchema,
    /**
     * Express request to begin before the withdrawal period ends, knowing that used credits must be paid. Without it
     * the order is refused as `consent_missing`, if the brand grants withdrawal.
     */
    begin_at_once: z.boolean().default(false),
    /** For the method `directdebit`. */
    direct_debit: directDebitSchema.extend({ sms_id: z.uuid(), sms_code: z.string().max(12) }).optional(),
  }),
  response: z.object({ payment: paymentSchema }),
  errors: [
    'not_found',
    'price_changed',
    'method_unavailable',
    'payment_refused',
    'provider_unavailable',
    'direct_debit_blocked',
    'direct_debit_limit',
    'sms_code_invalid',
    'sms_code_expired',
    'sms_code_used_up',
    ...discountErrors,
  ],
  keyed: true,
  timeoutMs: 20_000,
});

export const getPayment = defineEndpoint({
  method: 'GET',
  path: '/api/payment.php',
  summary:
    'One payment of the caller; a pending one is asked about at its provider, at most every 5 seconds.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ payment_id: queryIdSchema }),
  response: z.object({ payment: paymentSchema }),
  errors: ['not_found'],
});

export const cancelPayment = defineEndpoint({
  method: 'DELETE',
  path: '/api/payment.php',
  summary:
    'Gives up a pending payment of the caller, and with it the discount that it holds; one that is paid by then stays as it is. A direct debit is under way and can’t be given up.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ payment_id: queryIdSchema }),
  response: z.object({ payment: paymentSchema }),
  errors: ['not_found', 'too_late', 'provider_unavailable'],
});

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/payments.php',
  summary: "The caller's payments, newest first, 20 before a payment id.",
  audience: 'member',
  origin: 'ours',
  query: z.object({ before: queryIdSchema.optional() }),
  response: z.object({ payments: z.array(paymentSchema), more: z.boolean() }),
});

export const handlePaymentWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/payment-webhook.php',
  summary:
    'A payment provider says that a payment has changed; its word is not taken for it, the provider is asked back.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ provider: z.enum(['sandbox', 'mollie']) }),
  form: true,
  /** The provider's id of the payment; unknown ones get the same response. */
  body: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  response: doneSchema,
});
