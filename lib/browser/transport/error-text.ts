import type { ErrorCode, FieldError } from '../../contract/errors.ts';
import { fill } from '../../i18n/fill.ts';
import { ApiError } from './api-error.ts';

/** Texts of errors by code; `errors` of the catalogue, or a part. */
export type ErrorTexts = Partial<Record<ErrorCode, string>> & {
  generic: string;
  field: Record<FieldError, string>;
};

const general = [
  'invalid_input',
  'too_many_requests',
  'backend_unavailable',
  'upstream_timeout',
  'authentication_required',
] as const satisfies readonly ErrorCode[];

/** The error texts of a form: the general ones, its fields', and the named ones. */
export function errorTexts(all: ErrorTexts, ...codes: ErrorCode[]): ErrorTexts {
  const picked = Object.fromEntries([...general, ...codes].map((code) => [code, all[code]]));
  return { ...picked, generic: all.generic, field: all.field };
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
