import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field.tsx';

type CheckFieldProps = {
  id: string;
  error?: string | undefined;
  input: ComponentProps<'input'>;
  /** Further class of the label. */
  className?: string;
  children: ReactNode;
};

/** A labelled checkbox with its error text. */
export function CheckField({ id, error, input, className = '', children }: CheckFieldProps) {
  return (
    <div className="vk-field">
      <div className="form-check">
        <input
          {...input}
          id={id}
          type="checkbox"
          className={error ? 'form-check-input is-invalid' : 'form-check-input'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label className={`form-check-label ${className}`} htmlFor={id}>
          {children}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
