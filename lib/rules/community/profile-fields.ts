import { findContactData } from '../../contract/trust/contact-data.ts';
import { trimText } from '../../contract/community/visible-text.ts';
import type { FieldError } from '../../contract/errors.ts';
import { findNameFault, findTownFault } from '../../contract/trust/public-names.ts';
import { storedAddress } from '../../contract/identity/mail-address.ts';
import { isEmail } from '../identity/email-form.ts';

/** Longest about-me text in characters, and most interests, as the contract has them. */
export const aboutLength = 2000;
export const maxInterests = 20;

/** Fields with one word of a closed list, or none. */
export const wordedFields = [
  'relationship_status',
  'signup_reason',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
] as const;

/** The profile as the form holds it: an empty text where nothing is stated. */
export type ProfileValues = Record<(typeof wordedFields)[number], string> & {
  name: string;
  about_me: string;
  sexuality: string;
  region: string;
  city: string;
  interests: string[];
};

type OwnProfile = { [F in keyof ProfileValues]: ProfileValues[F] | null };

/** What the form starts with. */
export function profileValues(profile: OwnProfile): ProfileValues {
  const { name, about_me, sexuality, region, city, interests } = profile;
  return {
    ...(Object.fromEntries(wordedFields.map((field) => [field, profile[field] ?? ''])) as Record<
      (typeof wordedFields)[number],
      string
    >),
    name: name ?? '',
    about_me: about_me ?? '',
    sexuality: sexuality ?? '',
    region: region ?? '',
    city: city ?? '',
    interests: [...(interests ?? [])],
  };
}

/** The changed fields as the call wants them: null where nothing is stated. */
export function profileChanges(
  values: ProfileValues,
  changed: readonly (keyof ProfileValues)[],
): Record<string, unknown> {
  const nullable: readonly string[] = [...wordedFields, 'region'];
  return Object.fromEntries(
    changed.map((field) => [field, nullable.includes(field) && values[field] === '' ? null : values[field]]),
  );
}

type Errors = Partial<Record<keyof ProfileValues, FieldError>>;

export type ProfileRules = {
  /** Of the account. */
  email: string;
  /** The brand's setting `contact_data`. */
  contactData: 'allow' | 'refuse';
  /** What is saved: a text from before the rule is not held against anybody who changes something else. */
  saved: Pick<ProfileValues, 'name' | 'city' | 'about_me'>;
};

/** The errors of the form, by field; the server judges again. Section 5: a name is no mail address and no handle. */
export function checkProfile(values: ProfileValues, rules: ProfileRules): Errors {
  const errors: Record<string, FieldError | null> = {
    name: checkName(values.name, rules),
    city: checkCity(values.city, rules),
    about_me: values.about_me.trim().length > aboutLength ? 'too_long' : checkAbout(values, rules),
    interests: values.interests.length > maxInterests ? 'too_long' : null,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as Errors;
}

function checkName(text: string, { email, saved }: ProfileRules): FieldError | null {
  const name = trimText(text);
  if (name === '') return 'required';
  if (name.normalize('NFKC').startsWith('@')) return 'name_starts_with_at';
  if (isEmail(name) || storedAddress(name) === storedAddress(email)) return 'name_is_email';
  if (name.length < 2) return 'too_short';
  if (name.length > 30) return 'too_long';
  return name === saved.name.trim() ? null : findNameFault(name);
}

function checkCity(text: string, { saved }: ProfileRules): FieldError | null {
  const city = trimText(text);
  if (city === '') return 'required';
  if (city.length > 80) return 'too_long';
  return city === saved.city.trim() ? null : findTownFault(city);
}

function checkAbout({ about_me }: ProfileValues, { contactData, saved }: ProfileRules): FieldError | null {
  if (contactData === 'allow' || about_me.trim() === saved.about_me.trim()) return null;
  return findContactData(about_me) ? 'contact_data' : null;
}
