import {
  type UseFormRegisterReturn,
  useForm,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
} from 'react-hook-form';
import { useState } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';

/** The field's name in every form. */
const honeypotName = 'website';

/** A field that only programs see and fill in. */
export function Honeypot({ registered }: { registered: UseFormRegisterReturn }) {
  return (
    <div className="vk-honeypot" aria-hidden="true">
      <input type="text" tabIndex={-1} autoComplete="off" {...registered} />
    </div>
  );
}

/**
 * A form that calls the API: what the server refuses is shown at the form's fields, the first of them focused, and any
 * other error as `failure`.
 */
export function useApiForm<Values extends FieldValues>(
  options: UseFormProps<Values>,
  errors: ErrorTexts,
  send: (values: Values) => Promise<void>,
) {
  const form = useForm<Values>(options);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const refused = Object.entries((error instanceof ApiError && error.data.fields) || {}).filter(
        // A refused honeypot is no field that a person could correct.
        ([field]) => field in values && field !== honeypotName,
      );
      refused.forEach(([field, message], index) =>
        form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 }),
      );
      const isShown = refused.some(([field]) => form.getFieldState(field as FieldPath<Values>).error?.ref);
      if (!isShown) setFailure(errorText(error, errors));
    }
  });
  const getFieldError = (field: FieldPath<Values>) =>
    fieldText(form.getFieldState(field, form.formState).error?.message, errors);
  return { ...form, submit, failure, getFieldError, isSubmitting: form.formState.isSubmitting };
}

/** Why a form was not accepted as a whole; errors of fields are at the fields. */
export function FormFailure({ text }: { text: string | null | undefined }) {
  return (
    text && (
      <div className="alert alert-danger mb-3" role="alert">
        <span>{text}</span>
      </div>
    )
  );
}
