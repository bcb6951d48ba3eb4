import { useTranslations } from 'next-intl';
import { choices } from '#lib/contract/community/profile-vocabulary.ts';
import {
  distances,
  genders,
  interestGroups,
  type Interest,
  type InterestGroup,
} from '#lib/contract/vocabulary.ts';
import { type FinderStep, maxAnswers, type MatchAnswers } from '#lib/rules/community/match-finder.ts';
import styles from './match-finder.module.css';
import { useId } from 'react';
import { ageLimits } from '#lib/contract/identity/age-limits.ts';

export function FinderStepAnswers({
  step,
  ...props
}: AnswerProps & { step: Exclude<FinderStep, 'results'> }) {
  const t = useTranslations('matchFinder');
  const texts = useTranslations('profile.signup_reason');
  const { labelledBy, answers, onChange } = props;
  switch (step) {
    case 'who':
      return (
        <ChoiceList
          name="gender"
          labelledBy={labelledBy}
          choices={[...genders, 'any' as const].map((value) => ({ value, text: t(`who.${value}`) }))}
          chosen={answers.gender}
          onChoose={(gender) => onChange({ gender })}
        />
      );
    case 'ages':
      return <AgesAnswer {...props} />;
    case 'distance':
      return (
        <ChoiceList
          name="distance"
          labelledBy={labelledBy}
          choices={[
            ...distances.map((distance) => ({
              value: String(distance),
              text: t('distance.upTo', { distance }),
            })),
            { value: 'any', text: t('distance.any') },
          ]}
          chosen={String(answers.distance)}
          onChoose={(value) =>
            onChange({ distance: distances.find((each) => String(each) === value) ?? 'any' })
          }
        />
      );
    case 'reason':
      return (
        <ChoiceList
          name="signup_reason"
          labelledBy={labelledBy}
          choices={[
            ...choices.signup_reason.map((value) => ({ value, text: texts(value) })),
            { value: 'any' as const, text: t('reason.any') },
          ]}
          chosen={answers.signup_reason}
          onChoose={(signup_reason) => onChange({ signup_reason })}
        />
      );
    case 'interests':
      return <InterestsAnswer {...props} />;
  }
}

type ChoiceListProps<T extends string> = {
  name: string;
  /** Id of the question. */
  labelledBy: string;
  choices: readonly { value: T; text: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** A question with a few large buttons, which are radio inputs, so that arrow keys work. */
function ChoiceList<T extends string>({ name, labelledBy, choices, chosen, onChoose }: ChoiceListProps<T>) {
  return (
    <div className={styles.choices} role="radiogroup" aria-labelledby={labelledBy}>
      {choices.map(({ value, text }) => (
        <label key={value} className="vk-choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

const ages = Array.from({ length: ageLimits.max - ageLimits.min + 1 }, (_, index) => ageLimits.min + index);

/** The age range; moving one end past the other moves both. */
function AgesAnswer({ labelledBy, answers, onChange }: AnswerProps) {
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

const groups = Object.entries(interestGroups) as [InterestGroup, readonly Interest[]][];

/** Interests as chips, initially the own profile's. */
function InterestsAnswer({ answers, onChange }: AnswerProps) {
  const t = useTranslations('matchFinder.interests');
  const texts = useTranslations('profile');
  const { interests } = answers;
  const isFull = interests.length >= maxAnswers;
  const toggle = (interest: Interest) =>
    onChange({
      interests: interests.includes(interest)
        ? interests.filter((each) => each !== interest)
        : [...interests, interest],
    });
  return (
    <>
      <p className="vk-muted" role="status">
        {isFull ? t('full', { max: maxAnswers }) : t('hint', { max: maxAnswers })}
      </p>
      {groups.map(([group, list]) => (
        <fieldset key={group} className="mb-3">
          <legend className={`form-label ${styles.legend}`}>{texts(`interestGroups.${group}`)}</legend>
          <div className="vk-chips">
            {list.map((interest) => {
              const isChosen = interests.includes(interest);
              return (
                <label key={interest} className="vk-chip-check">
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => toggle(interest)}
                  />
                  <span className="vk-chip">{texts(`interests.${interest}`)}</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </>
  );
}

type AnswerProps = {
  /** Id of the question. */
  labelledBy: string;
  answers: MatchAnswers;
  onChange: (changes: Partial<MatchAnswers>) => void;
};
