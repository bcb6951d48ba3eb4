import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../../ui/field.tsx';
import { keepEarly } from './keep-early.ts';
import styles from './signup.module.css';

type ChoiceFieldProps = {
  id: string;
  label: string;
  error?: string;
  registered: UseFormRegisterReturn;
  choices: readonly { value: string; text: string }[];
};

/** A question with a few answers, each a large button; radio buttons underneath, so arrow keys work. */
export function ChoiceField({ id, label, error, registered, choices }: ChoiceFieldProps) {
  return (
    <fieldset className="vk-field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={`form-label ${styles.legend}`}>{label}</legend>
      <div className={error ? `${styles.choices} vk-choices-wrong` : styles.choices}>
        {choices.map(({ value, text }) => (
          <label key={value} className="vk-choice">
            <input type="radio" value={value} {...keepEarly(registered)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
