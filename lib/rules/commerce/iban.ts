import { countrySpecs, electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import type { FieldError } from '../../contract/errors.ts';

/** Why an IBAN can't be debited, by the server's rules; null if it can. */
export function refuseIban(text: string): FieldError | null {
  const iban = electronicFormatIBAN(text) ?? '';
  if (isValidIBAN(iban)) return isSEPACountry(iban.slice(0, 2)) ? null : 'iban_country';
  return iban.slice(0, 2) in countrySpecs || iban.length < 2 ? 'invalid_iban' : 'iban_country';
}
