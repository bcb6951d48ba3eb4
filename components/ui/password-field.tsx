import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the eye button, for a hidden and for a visible password. */
  show: string;
  hide: string;
  registered: UseFormRegisterReturn;
};

/** A password field with a button that reveals it. */
export function PasswordField({ autoComplete, show, hide, registered, ...field }: PasswordFieldProps) {
  const [readable, setReadable] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...control}
            {...registered}
            type={readable ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="vk-round"
            aria-label={readable ? hide : show}
            onClick={() => setReadable(!readable)}
          >
            <Icon name={readable ? 'eye-slash' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
