import styles from './activation.module.css';

type Props = {
  name: string;
  question: string;
  text: string;
  yes: string;
  no: string;
  /** Undefined without a choice. */
  answer: boolean | undefined;
  isMissing: boolean;
  /** Id of the form's error. */
  errorId: string;
  note: string | null;
  onAnswer: (answer: boolean) => void;
};

/** A question with an equally weighted yes and no. */
export function ConsentQuestion(props: Props) {
  const { name, question, text, yes, no, answer, isMissing, errorId, note, onAnswer } = props;
  const describedBy = [`consent-${name}-text`, ...(isMissing ? [errorId] : [])].join(' ');
  return (
    <fieldset className={`card ${styles.question}`} aria-describedby={describedBy}>
      <legend className="h5">{question}</legend>
      <p id={`consent-${name}-text`}>{text}</p>
      <div className={isMissing ? `${styles.answers} vk-choices-wrong` : styles.answers}>
        {[true, false].map((value) => (
          <label key={String(value)} className="vk-choice">
            <input
              type="radio"
              name={`consent-${name}`}
              checked={answer === value}
              onChange={() => onAnswer(value)}
            />
            <span>{value ? yes : no}</span>
          </label>
        ))}
      </div>
      <p className="form-text" role="status">
        {note}
      </p>
    </fieldset>
  );
}
