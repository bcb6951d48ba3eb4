import { storedAddress } from '#lib/contract/identity/mail-address.ts';
import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import type { z } from 'zod';
import { findContactData } from '#lib/contract/trust/contact-data.ts';
import { findNameFault, findTownFault } from '#lib/contract/trust/public-names.ts';
import type { ErrorBody, FieldError } from '#lib/contract/errors.ts';
import type { signupSchema } from '#lib/contract/identity/signup.ts';
import type { BrandSettings } from '../../brands/brand-settings.ts';
import { isRegion } from '../../platform/geo/regions.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import { ageOn } from '../../community/members/age-on.ts';

export type SignupInput = Omit<z.output<typeof signupSchema>, 'proof' | 'website'>;

type Rules = Pick<BrandSettings, 'signups' | 'min_age' | 'countries' | 'contact_data' | 'message_length'> & {
  /** Names of all brands, which members cannot use. */
  brandNames: readonly string[];
  isTown: boolean;
};

/**
 * `docs/specification.md` §5 and §6; password strength was measured before.
 * @throws signups_closed, invalid_input with its fields, under_age
 */
export function checkSignup(input: SignupInput, rules: Rules, isWeak: boolean, now: Date): void {
  // An invitation opens every signup; its validity is checked when it is used.
  if (!input.invitation && !isOpenSignup(input, rules)) throw new CallError('signups_closed');
  const fields = findFieldErrors(input, rules, isWeak, now);
  const codes = Object.values(fields);
  if (codes.length === 1 && codes[0] === 'under_age') throw new CallError('under_age', { fields });
  if (codes.length) throw invalidInput(fields);
}

/** `docs/specification.md` §5, roles: whether a visitor may sign up without an invitation. */
export function isOpenSignup(
  { tracking }: Pick<SignupInput, 'tracking'>,
  { signups }: Pick<Rules, 'signups'>,
): boolean {
  if (signups === 'with_trafficsource') return Boolean(tracking?.network || tracking?.ref);
  return signups === 'all';
}

function findFieldErrors(
  input: SignupInput,
  rules: Rules,
  isWeak: boolean,
  now: Date,
): NonNullable<ErrorBody['fields']> {
  const found: Record<string, FieldError | null> = {
    name: checkName(input, rules),
    date_of_birth: checkDateOfBirth(input, rules.min_age, now),
    country: rules.countries.includes(input.country) ? null : 'unknown_value',
    region: !input.region || isRegion(input.country, input.region) ? null : 'unknown_value',
    city: rules.isTown ? null : (findTownFault(input.city) ?? 'unknown_town'),
    password: isWeak ? 'weak_password' : null,
    consent_terms: input.consent_terms ? null : 'consent_missing',
    consent_sensitive: input.consent_sensitive ? null : 'consent_missing',
    signup_message: checkMessage(input, rules),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, FieldError] => entry[1] !== null),
  );
}

function checkName({ name, email }: SignupInput, rules: Rules): FieldError | null {
  // Also matches full-width forms of the sign.
  if (name.normalize('NFKC').startsWith('@')) return 'name_starts_with_at';
  if (storedAddress(name) === email) return 'name_is_email';
  return findNameFault(name, rules.brandNames);
}

/** Written before its author has seen the chat rules, so profile rules apply. */
function checkMessage({ signup_message: message }: SignupInput, rules: Rules): FieldError | null {
  if (!message) return null;
  if ([...message.body.trim()].length > rules.message_length) return 'too_long';
  return rules.contact_data === 'refuse' && findContactData(message.body) ? 'contact_data' : null;
}

function checkDateOfBirth(input: SignupInput, minAge: number, now: Date): FieldError | null {
  const age = ageOn(input.date_of_birth, now, input);
  if (age < 0 || age > ageLimits.oldest) return 'invalid_date';
  return age < Math.max(ageLimits.min, minAge) ? 'under_age' : null;
}
