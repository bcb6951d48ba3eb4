import { choiceFields, type ChoiceField } from '../../contract/community/profile-vocabulary.ts';
import { findContactData } from '../../contract/trust/contact-data.ts';
import { trimText } from '../../contract/community/visible-text.ts';
import type { FieldError } from '../../contract/errors.ts';
import { findNameFault, findTownFault } from '../../contract/trust/public-names.ts';
import { findAddressFault, storedAddress } from '../../contract/identity/mail-address.ts';

/** Longest about-me text in characters, and most interests, as in the contract. */
export const aboutLength = 2000;
export const maxInterests = 20;

/** The form's values: empty for unset fields. */
export type ProfileValues = Record<ChoiceField, string> & {
  name: string;
  about_me: string;
  sexuality: string;
  region: string;
  city: string;
  interests: string[];
};

type OwnProfile = { [F in keyof ProfileValues]: ProfileValues[F] | null };

/** The form's initial values. */
export function profileValues(profile: OwnProfile): ProfileValues {
  const { name, about_me, sexuality, region, city, interests } = profile;
  return {
    ...(Object.fromEntries(choiceFields.map((field) => [field, profile[field] ?? ''])) as Record<
      ChoiceField,
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

/** The changed fields for the call: null for unset ones. */
export function profileChanges(
  values: ProfileValues,
  changed: readonly (keyof ProfileValues)[],
): Record<string, unknown> {
  const nullable: readonly string[] = [...choiceFields, 'region'];
  return Object.fromEntries(
    changed.map((field) => [field, nullable.includes(field) && values[field] === '' ? null : values[field]]),
  );
}

type Errors = Partial<Record<keyof ProfileValues, FieldError>>;

export type ProfileRules = {
  /** The account's. */
  email: string;
  /** The brand's setting `contact_data`. */
  contactData: 'allow' | 'refuse';
  /** The saved values: a text older than a rule does not block other changes. */
  saved: Pick<ProfileValues, 'name' | 'city' | 'about_me'>;
};

/**
 * The form's errors by field; the server checks again. `docs/specification.md` §5: a name must not be a mail address
 * or handle.
 */
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
  if (!findAddressFault(name) || storedAddress(name) === storedAddress(email)) return 'name_is_email';
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
