import { useTranslations } from 'next-intl';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import styles from './icons.module.css';
import {
  ChoiceDrawing,
  reasons,
  interestChoices,
  type Reason,
  type InterestChoice,
} from './choice-drawing.tsx';

/** The third question is in the signup. */
const questionCount = 3;

/** `iconslanding`: no photos, two questions with drawings whose answers stay on the page, and the signup. */
export function IconsLander({ lander }: { lander: LanderPage }) {
  const t = useTranslations('landerIcons');
  const texts = useTranslations('profile');
  const isOpen = lander.signups !== 'invited';
  const total = isOpen ? questionCount : questionCount - 1;
  const step = (number: number) => t('step', { number, total });
  return (
    <div className={`container-xl ${styles.page}`}>
      <LanderNotice site={lander.site} />
      <header className={styles.head}>
        <h1 className="vk-display">{lander.text.title}</h1>
        <p className="vk-lead">{lander.text.lead}</p>
      </header>
      <div className={styles.questions}>
        <Question
          name="wish"
          step={step(1)}
          legend={t('evening')}
          invitation={t('tap')}
          choices={interestChoices.map((choice) => {
            const interest = texts(`interests.${choice}`);
            const answer = t(`replies.${choice}`);
            return { value: choice, text: interest, answer: `${answer} ${t('later', { interest })}` };
          })}
        />
        <Question
          name="reason"
          step={step(2)}
          legend={t('purpose')}
          invitation={t('tap')}
          choices={reasons.map((reason) => ({
            value: reason,
            text: texts(`signup_reason.${reason}`),
            answer: t(`reasons.${reason}`),
          }))}
        />
        <p className={styles.saved}>
          {t('notSaved')} {isOpen && t('prefilled')}
        </p>
        <div className={styles.signup}>
          {isOpen && <p className={styles.step}>{step(questionCount)}</p>}
          <LanderSignupForm lander={lander} heading={t('signupHeading')} />
        </div>
      </div>
    </div>
  );
}

type Choice = { value: InterestChoice | Reason; text: string; answer: string };

type QuestionProps = {
  name: 'wish' | 'reason';
  step: string;
  legend: string;
  /** Placeholder for the answer. */
  invitation: string;
  choices: readonly Choice[];
};

/** Large icons to choose from; the sheet shows the response, in the room of the longest one. */
function Question({ name, step, legend, invitation, choices }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>
        <span className={styles.step}>{step}</span> {legend}
      </legend>
      <div className={styles.choices}>
        {choices.map(({ value, text }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} aria-describedby={`answer-${value}`} />
            <span className={styles.tile}>
              <span className={styles.drawing}>
                <ChoiceDrawing name={value} />
              </span>
              {text}
            </span>
          </label>
        ))}
      </div>
      <div className={styles.answers}>
        <p data-answer="none">{invitation}</p>
        {choices.map(({ value, answer }) => (
          <p key={value} id={`answer-${value}`} data-answer={value}>
            {answer}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
