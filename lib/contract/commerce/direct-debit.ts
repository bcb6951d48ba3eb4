import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, idSchema, minorUnitsSchema, momentSchema, visibleText } from '../scalars.ts';

/** `docs/specification.md` §3, direct-debit form, without the SMS code. */
export const directDebitSchema = z.object({
  account_holder: visibleText(70),
  /** Grouped or not; checked by country, length and check digits. */
  iban: visibleText(50),
  street: visibleText(100),
  house_number: visibleText(20),
  postal_code: visibleText(12),
  city: visibleText(60),
  mobile: visibleText(30),
  consent: z.boolean(),
});

export const sendDirectDebitCode = defineEndpoint({
  method: 'POST',
  path: '/api/direct-debit-code.php',
  summary:
    'Checks the form of a direct debit, shows the mandate that it would give, and sends an SMS code to the phone.',
  audience: 'confirmed',
  origin: 'ours',
  body: directDebitSchema.extend({
    package_id: idSchema,
    country: countrySchema,
    code: z.string().trim().max(40).nullable(),
  }),
  response: z.object({
    sms_id: z.uuid(),
    expires_at: momentSchema,
    /** The phone, masked except for its end. */
    mobile: z.string(),
    mandate: z.object({
      reference: z.string().max(35),
      creditor: z.string(),
      creditor_id: z.string(),
      /** The mandate's exact text. */
      text: z.string(),
      amount: minorUnitsSchema,
      currency: z.literal('EUR'),
      /** First possible debit date. */
      due_on: z.iso.date(),
    }),
  }),
  /** `too_many_codes` for this member or phone today, `sms_limit` for the network or the whole site. */
  errors: [
    'not_found',
    'method_unavailable',
    'direct_debit_blocked',
    'direct_debit_limit',
    'too_many_codes',
    'sms_limit',
    'provider_unavailable',
  ],
});
