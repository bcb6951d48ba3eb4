import type { ErrorCode, FieldError } from '../../contract/errors.ts';
import { fill } from '../../i18n/fill.ts';
import { ApiError } from './api-error.ts';

/** Texts of errors by code; `errors` of the catalogue, or a part. */
export type ErrorTexts = Partial<Record<ErrorCode, string>> & {
  generic: string;
  field: Partial<Record<FieldError, string>> & { invalid: string };
};

const general = [
  'invalid_input',
  'too_many_requests',
  'backend_unavailable',
  'upstream_timeout',
  'authentication_required',
] as const satisfies readonly ErrorCode[];

/** Field errors that only some forms have. */
const formFields = {
  person: [
    'contact_data',
    'mixed_alphabets',
    'name_is_email',
    'name_reserved',
    'name_starts_with_at',
    'under_age',
    'unknown_town',
    'unusual_characters',
    'weak_password',
  ],
  account: ['passwords_differ', 'same_email', 'same_password', 'weak_password', 'wrong_password'],
  bank: ['iban_country', 'invalid_iban', 'invalid_mobile', 'mobile_country'],
} as const satisfies Record<string, readonly FieldError[]>;

type FormFields = keyof typeof formFields;

const isFormFields = (name: string): name is FormFields => Object.hasOwn(formFields, name);

/** Names errors of a form: a code, or a kind of fields. */
export type ErrorName = ErrorCode | FormFields;

/** The error texts of a form: the general ones, and the named ones. */
export function errorTexts(all: ErrorTexts, ...names: ErrorName[]): ErrorTexts {
  const codes = [...general, ...names.filter((name) => !isFormFields(name))];
  const special: string[] = Object.values(formFields).flat();
  const named: string[] = names.filter(isFormFields).flatMap((name) => formFields[name]);
  const isPicked = ([field]: [string, string]) => named.includes(field) || !special.includes(field);
  return {
    ...Object.fromEntries(codes.map((code) => [code, all[code]])),
    generic: all.generic,
    field: { ...Object.fromEntries(Object.entries(all.field).filter(isPicked)), invalid: all.field.invalid },
  };
}

/** Seconds from which a pause reads as "in an hour". */
const wholeHour = 3600;

/** The text for a failed call. */
export function errorText(error: unknown, texts: ErrorTexts): string {
  if (!(error instanceof ApiError)) return texts.generic;
  // "In an hour" would be wrong for a pause of minutes.
  const isShort = error.code === 'too_many_mails' && (error.data.retry_after ?? wholeHour) < wholeHour;
  const code = isShort ? 'too_many_requests' : error.code;
  return fill(texts[code] ?? texts.generic, { minutes: error.data.minutes ?? 1 });
}

/** The text of a field's error. */
export function fieldText(error: string | undefined, texts: ErrorTexts): string | undefined {
  return error === undefined ? undefined : (texts.field[error as FieldError] ?? texts.field.invalid);
}
