import { Fragment, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckField } from '../../ui/check-field.tsx';
import styles from './signup.module.css';

type ConsentProps = { id: string; error?: string; registered: UseFormRegisterReturn; children: ReactNode };

/** A consent, given by a tick. */
export function Consent({ id, error, registered, children }: ConsentProps) {
  return (
    <CheckField
      id={id}
      error={error}
      input={restoreEarlyInput(registered)}
      className={`vk-small ${styles.consent}`}
    >
      {children}
    </CheckField>
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
