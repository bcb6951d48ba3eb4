import { Fragment, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../../ui/field.tsx';
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

/** The props of `register` for a choice. Repeats a choice from before hydration, which the defaults would clear. */
export function restoreEarlyInput(registered: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...registered,
    ref: (input: HTMLInputElement | null) => {
      const isChosen = input?.checked;
      registered.ref(input);
      if (input && isChosen && !input.checked) queueMicrotask(() => input.click());
    },
  };
}

type LinkedTextProps = {
  /** A catalogue text with `{name}` for each link. */
  text: string;
  links: Record<string, ReactNode>;
};

/** A sentence with links, in the language's order. */
export function LinkedText({ text, links }: LinkedTextProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={`${index}-${part}`}>{index % 2 ? (links[part] ?? `{${part}}`) : part}</Fragment>
    ));
}
