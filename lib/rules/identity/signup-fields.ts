import { ageLimits, yearsBetween } from '../../contract/identity/age-limits.ts';
import { trimText } from '../../contract/community/visible-text.ts';
import type { FieldError } from '../../contract/errors.ts';
import type * as PublicNames from '../../contract/trust/public-names.ts';
import { joinDate, type DateParts } from './birth-date.ts';
import { findAddressFault, storedAddress } from '../../contract/identity/mail-address.ts';
import { findPasswordFault } from './new-password.ts';

/** The signup form's values; a date of birth is three fields until sent. */
export type SignupValues = DateParts & {
  gender: string;
  sexuality: string;
  consent_sensitive: boolean;
  name: string;
  country: string;
  region: string;
  city: string;
  email: string;
  password: string;
  consent_terms: boolean;
  /** Voluntary, and asked only after a visit through an affiliate. */
  consent_attribution: boolean;
  website: string;
};

export type SignupField = keyof SignupValues;
export type SignupErrors = Partial<Record<SignupField, FieldError>>;

/** The fields of steps 0 to 4 (`docs/specification.md` §2: "multi-step signup, step 0 to 4, then complete"). */
const stepFields: readonly (readonly SignupField[])[] = [
  ['gender', 'sexuality', 'consent_sensitive'],
  ['day', 'month', 'year'],
  ['name'],
  ['country', 'region', 'city'],
  ['email', 'password', 'consent_terms'],
];

export const lastStep = stepFields.length - 1;

export type SignupRules = {
  minAge: number;
  /** Today's local date, YYYY-MM-DD. */
  today: string;
  /** Whether the chosen country has regions. */
  hasRegions: boolean;
  /** The rules for names and towns; large, so browsers only load them where needed. */
  publicNames?: Pick<typeof PublicNames, 'findNameFault' | 'findTownFault'> | undefined;
};

/** A step's errors by field; empty if complete. The server checks again. */
export function checkStep(step: number, values: SignupValues, rules: SignupRules): SignupErrors {
  return pickErrors(checks[step]?.(values, rules) ?? {});
}

/** The first incomplete step; `lastStep` if only that is left. */
export function firstOpenStep(values: SignupValues, rules: SignupRules): number {
  const open = checks.findIndex((_, step) => Object.keys(checkStep(step, values, rules)).length > 0);
  return open === -1 ? lastStep : open;
}

/** The step of a call's field; 0 for unknown fields. */
export function getFieldStep(field: string): number {
  const name = field === 'date_of_birth' ? 'day' : field;
  return Math.max(
    0,
    stepFields.findIndex((fields) => (fields as readonly string[]).includes(name)),
  );
}

type Check = (values: SignupValues, rules: SignupRules) => Partial<Record<SignupField, FieldError | null>>;

const checks: readonly Check[] = [
  (values) => ({
    gender: required(values.gender),
    sexuality: required(values.sexuality),
    consent_sensitive: values.consent_sensitive ? null : 'consent_missing',
  }),
  (values, { minAge, today }) => ({ day: checkBirth(values, minAge, today) }),
  ({ name, email }, { publicNames }) => ({
    name: checkName(name, email) ?? publicNames?.findNameFault(name) ?? null,
  }),
  (values, { hasRegions, publicNames }) => ({
    country: required(values.country),
    region: hasRegions ? required(values.region) : null,
    city: checkTown(values.city) ?? publicNames?.findTownFault(values.city.trim()) ?? null,
  }),
  (values) => ({
    email: checkEmail(values),
    password: findPasswordFault(values.password),
    consent_terms: values.consent_terms ? null : 'consent_missing',
  }),
];

/** A form reads radio buttons without a choice as null after a failed attempt. */
function required(text: string | null): FieldError | null {
  return text?.trim() ? null : 'required';
}

function checkTown(text: string): FieldError | null {
  const town = trimText(text);
  if (town === '') return 'required';
  return town.length > 80 ? 'too_long' : null;
}

function checkBirth(parts: DateParts, minAge: number, today: string): FieldError | null {
  const date = joinDate(parts);
  if (!date || date > today || yearsBetween(date, today) > ageLimits.oldest) return 'invalid_date';
  return yearsBetween(date, today) < minAge ? 'under_age' : null;
}

/** `docs/specification.md` §5: a name differs from the mail address and does not start with @. */
function checkName(text: string, email: string): FieldError | null {
  const name = trimText(text);
  if (name === '') return 'required';
  if (name.startsWith('@')) return 'name_starts_with_at';
  if (!findAddressFault(name) || sameText(name, email)) return 'name_is_email';
  if (name.length < 2) return 'too_short';
  return name.length > 30 ? 'too_long' : null;
}

function checkEmail({ email, name }: SignupValues): FieldError | null {
  if (email.trim() === '') return 'required';
  const fault = findAddressFault(email);
  if (fault) return fault;
  return sameText(email, name) ? 'name_is_email' : null;
}

function sameText(one: string, other: string): boolean {
  return one.trim() !== '' && storedAddress(one) === storedAddress(other);
}

function pickErrors(errors: Partial<Record<SignupField, FieldError | null>>): SignupErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as SignupErrors;
}
