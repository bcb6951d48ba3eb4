import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import type { AnswerProps } from './answer-props.ts';
import styles from './match-finder.module.css';

const ages = Array.from({ length: ageLimits.max - ageLimits.min + 1 }, (_, index) => ageLimits.min + index);

/** The age range; moving one end past the other moves both. */
export function AgesAnswer({ labelledBy, answers, onChange }: AnswerProps) {
  const t = useTranslations('matchFinder.ages');
  const { min_age, max_age } = answers;
  return (
    <div className={styles.ages} role="group" aria-labelledby={labelledBy}>
      <AgeField
        label={t('from')}
        age={min_age}
        onAge={(age) => onChange({ min_age: age, max_age: Math.max(age, max_age) })}
      />
      <AgeField
        label={t('to')}
        age={max_age}
        onAge={(age) => onChange({ min_age: Math.min(age, min_age), max_age: age })}
      />
    </div>
  );
}

type AgeFieldProps = { label: string; age: number; onAge: (age: number) => void };

function AgeField({ label, age, onAge }: AgeFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={age}
        onChange={({ target }) => onAge(Number(target.value))}
      >
        {ages.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}
