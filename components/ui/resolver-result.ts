import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import type { FieldError } from '#lib/contract/errors.ts';

/** What a form's resolver returns for the errors found by field. */
export function resolverResult<Values extends FieldValues>(
  values: Values,
  found: Partial<Record<keyof Values, FieldError>>,
): ResolverResult<Values> {
  const wrong = Object.entries(found).map(([field, type]) => [field, { type, message: type }]);
  if (wrong.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<Values> };
}
