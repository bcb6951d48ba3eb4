import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className'> & {
  id: string;
  label: string;
  hint?: string;
  /** The error as text; undefined for none. */
  error?: string;
  /** Label of the empty choice; without it there is none. */
  empty?: string;
  options: readonly { value: string; text: string; lang?: string }[];
};

/** A labelled select with its hint and error. */
export function SelectField({ id, label, hint, error, empty, options, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <select {...control} className={control.className.replace('form-control', 'form-select')} {...select}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
