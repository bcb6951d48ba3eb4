import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from './icon.tsx';

/** Props that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** `form-control`, with `is-invalid` on error. */
  className: string;
};

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  /** The error as text; undefined for none. */
  error?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control with its hint and error. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="vk-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: error ? 'form-control is-invalid' : 'form-control',
      })}
      {hint && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

type EmailFieldProps = Omit<FieldProps, 'children'> & {
  autoComplete: 'email' | 'username';
  registered: UseFormRegisterReturn;
};

/** A field for a mail address. */
export function EmailField({ autoComplete, registered, ...field }: EmailFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input {...control} {...registered} type="email" autoComplete={autoComplete} autoCapitalize="none" />
      )}
    </Field>
  );
}

/** A field's error as text, for `aria-describedby` under `{id}-error`; nothing without one. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  // Bootstrap only shows it directly after an invalid control; ours may be wrapped.
  return (
    <div id={`${id}-error`} className="invalid-feedback d-block" role="alert">
      <Icon name="exclamation-circle" />
      <span>{error}</span>
    </div>
  );
}
