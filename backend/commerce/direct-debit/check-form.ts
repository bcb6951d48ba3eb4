import { countrySpecs, electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import parsePhoneNumber from 'libphonenumber-js/max';
import type { z } from 'zod';
import type { directDebitSchema } from '#lib/contract/commerce/direct-debit.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';
import { invalidInput } from '../../platform/http/errors.ts';

export type DirectDebitForm = z.output<typeof directDebitSchema>;

/** A form that was checked: IBAN without blanks, phone as E.164. */
export type CheckedForm = Omit<DirectDebitForm, 'consent'>;

type Fields = NonNullable<ErrorBody['fields']>;

/**
 * Normalizes IBAN and phone number.
 * @throws CallError `invalid_input` naming every invalid field, or the phone when it belongs to none of the given
 * countries
 */
export function checkForm(
  { consent, ...form }: DirectDebitForm,
  country: string,
  phoneCountries?: readonly string[],
): CheckedForm {
  const fields: Fields = {};
  const iban = electronicFormatIBAN(form.iban) ?? '';
  const refusal = refuseIban(iban);
  if (refusal) fields.iban = refusal;
  const mobile = parseMobile(form.mobile, country);
  if (!mobile) fields.mobile = 'invalid_mobile';
  else if (phoneCountries && !isOfCountry(mobile, phoneCountries)) fields.mobile = 'mobile_country';
  if (!/\p{L}.*\p{L}/u.test(form.account_holder)) fields.account_holder = 'invalid';
  if (!/\d/.test(form.house_number)) fields.house_number = 'invalid';
  if (!consent) fields.consent = 'consent_missing';
  if (Object.keys(fields).length > 0 || !mobile) throw invalidInput(fields);
  return { ...form, iban, mobile };
}

function refuseIban(iban: string): Fields[string] | null {
  if (isValidIBAN(iban)) return isSEPACountry(iban.slice(0, 2)) ? null : 'iban_country';
  return iban.slice(0, 2) in countrySpecs || iban.length < 2 ? 'invalid_iban' : 'iban_country';
}

/** A mobile number that can receive SMS; without a country code it is read as one of `country`. */
function parseMobile(text: string, country: string): string | null {
  const number = parsePhoneNumber(text, { defaultCountry: country as 'DE' });
  if (!number?.isValid()) return null;
  const type = number.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number.number : null;
}

/** Regions with their own country code. */
const countryByTerritory: Record<string, string> = { AX: 'FI', SJ: 'NO' };

/** Whether a number belongs to one of the countries. Shared codes such as +1 or +44 are not precise enough. */
function isOfCountry(mobile: string, countries: readonly string[]): boolean {
  const country = parsePhoneNumber(mobile)?.country ?? '';
  return countries.includes(countryByTerritory[country] ?? country);
}
