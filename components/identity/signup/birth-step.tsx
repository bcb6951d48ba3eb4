import { fieldText } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import { datePartOrder } from '#lib/rules/identity/birth-date.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FieldError } from '../../ui/field.tsx';
import styles from './signup.module.css';
import type { StepProps } from './use-signup-form.ts';

const autoComplete = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

/** Step 1: the date of birth in three fields, in the language's order. */
export function BirthStep({ form, texts: { birth }, errors }: StepProps) {
  const { locale, minAge } = useSite();
  const error = fieldText(form.formState.errors.day?.message, errors);
  return (
    <fieldset
      className="vk-field"
      aria-describedby={error ? 'signup-birth-hint signup-birth-error' : 'signup-birth-hint'}
    >
      <legend className={`form-label ${styles.legend}`}>{fill(birth.ask, { min_age: minAge })}</legend>
      <div className={styles.date}>
        {datePartOrder(locale).map((part) => (
          <label key={part} className={part === 'year' ? styles.year : undefined}>
            <span>{birth[part]}</span>
            <input
              className={error ? 'form-control is-invalid' : 'form-control'}
              aria-invalid={error ? true : undefined}
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={autoComplete[part]}
              {...form.register(part, { deps: part === 'day' ? undefined : ['day'] })}
            />
          </label>
        ))}
      </div>
      <div className={styles.popup}>
        <FieldError id="signup-birth" error={error} />
      </div>
      <div id="signup-birth-hint" className="form-text">
        {birth.hint}
      </div>
    </fieldset>
  );
}
