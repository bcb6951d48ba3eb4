import styles from './match-finder.module.css';

type ChoiceListProps<T extends string> = {
  name: string;
  /** Id of the question. */
  labelledBy: string;
  choices: readonly { value: T; text: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** One question with a few answers, each a large button; radio buttons underneath, so the arrow keys work. */
export function ChoiceList<T extends string>({
  name,
  labelledBy,
  choices,
  chosen,
  onChoose,
}: ChoiceListProps<T>) {
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
