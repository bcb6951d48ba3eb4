import { useTranslations } from 'next-intl';
import { interestGroups, type Interest, type InterestGroup } from '#lib/contract/vocabulary.ts';
import { maxAnswers } from '#lib/rules/community/match-answers.ts';
import type { AnswerProps } from './answer-props.ts';
import styles from './match-finder.module.css';

const groups = Object.entries(interestGroups) as [InterestGroup, readonly Interest[]][];

/** Interests as chips, initially the own profile's. */
export function InterestsAnswer({ answers, onChange }: AnswerProps) {
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
