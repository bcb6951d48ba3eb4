import type { FieldError } from '../contract/errors.ts';
import { isEmail } from './email-form.ts';

/** Longest about-me text in characters, and most interests, as the contract has them. */
export const aboutLength = 2000;
export const mostInterests = 20;

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
  indexable: boolean;
};

type OwnProfile = { [F in keyof ProfileValues]: ProfileValues[F] | null };

/** What the form starts with. */
export function profileValues(profile: OwnProfile): ProfileValues {
  const { name, about_me, sexuality, region, city, interests, indexable } = profile;
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
    indexable: indexable ?? false,
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

/** The errors of the form, by field; the server judges again. Section 5: a name is no mail address and no handle. */
export function checkProfile(
  values: ProfileValues,
  email: string,
): Partial<Record<keyof ProfileValues, FieldError>> {
  const errors: Partial<Record<keyof ProfileValues, FieldError>> = {};
  const name = values.name.trim();
  if (name === '') errors.name = 'required';
  else if (name.startsWith('@')) errors.name = 'name_starts_with_at';
  else if (isEmail(name) || name.toLowerCase() === email.toLowerCase()) errors.name = 'name_is_email';
  else if (name.length < 2) errors.name = 'too_short';
  else if (name.length > 30) errors.name = 'too_long';
  if (values.city.trim() === '') errors.city = 'required';
  else if (values.city.trim().length > 80) errors.city = 'too_long';
  if (values.about_me.trim().length > aboutLength) errors.about_me = 'too_long';
  if (values.interests.length > mostInterests) errors.interests = 'too_long';
  return errors;
}
