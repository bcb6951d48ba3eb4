import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '../ui/icon.tsx';
import styles from './signup.module.css';

type CheckFieldProps = { id: string; error?: string; registered: UseFormRegisterReturn; children: ReactNode };

/** A box to tick beside a sentence, with its error in text. */
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
          {...registered}
        />
        <label className={`form-check-label vk-small ${styles.consent}`} htmlFor={id}>
          {children}
        </label>
      </div>
      {error && (
        <div id={`${id}-error`} className="invalid-feedback" role="alert">
          <Icon name="exclamation-circle" />
          {error}
        </div>
      )}
    </div>
  );
}
