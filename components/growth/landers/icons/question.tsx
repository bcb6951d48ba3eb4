import styles from './icons.module.css';
import { WishDrawing } from './wish-drawing.tsx';
import type { Reason, Wish } from './wishes.ts';

type Choice = { value: Wish | Reason; text: string; answer: string };

type QuestionProps = {
  name: 'wish' | 'reason';
  step: string;
  legend: string;
  /** Stands where the answer will, until something is chosen. */
  invitation: string;
  choices: readonly Choice[];
};

/** Large drawings to choose one of; the sheet shows the answer to it, in the room that the longest takes. */
export function Question({ name, step, legend, invitation, choices }: QuestionProps) {
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
                <WishDrawing name={value} />
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
