import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What a control of a field must carry so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** `form-control` with `is-invalid` where there is an error; for a select replace the first word. */
  className: string;
};

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  /** The error in words; undefined while there is none. */
  error?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control with its hint, and its error beside it in text. */
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

/** The error of a field in words, for `aria-describedby` under `{id}-error`; nothing while there is none. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  // Bootstrap shows it only right behind an invalid control; ours may be wrapped.
  return (
    <div id={`${id}-error`} className="invalid-feedback d-block" role="alert">
      <Icon name="exclamation-circle" />
      <span>{error}</span>
    </div>
  );
}
