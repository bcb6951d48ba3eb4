import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../../ui/field.tsx';
import { restoreEarlyInput } from './restore-early-input.ts';
import styles from './signup.module.css';

type CheckFieldProps = { id: string; error?: string; registered: UseFormRegisterReturn; children: ReactNode };

/** A labelled checkbox with its error text. */
export function CheckField({ id, error, registered, children }: CheckFieldProps) {
  return (
    <div className="vk-field">
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          className={error ? 'form-check-input is-invalid' : 'form-check-input'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...restoreEarlyInput(registered)}
        />
        <label className={`form-check-label vk-small ${styles.consent}`} htmlFor={id}>
          {children}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
