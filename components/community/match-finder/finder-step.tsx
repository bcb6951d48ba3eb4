import { useTranslations } from 'next-intl';
import { choices } from '#lib/contract/community/profile-vocabulary.ts';
import { distances, genders } from '#lib/contract/vocabulary.ts';
import type { FinderStep } from '#lib/rules/community/match-answers.ts';
import { AgesAnswer } from './ages-answer.tsx';
import type { AnswerProps } from './answer-props.ts';
import { InterestsAnswer } from './interests-answer.tsx';
import styles from './match-finder.module.css';

/** The answers of a step. */
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
