import styles from './settings.module.css';

type Props = {
  id: string;
  label: string;
  hint: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
};

/** A switch with its description. */
export function SwitchRow({ id, label, hint, on, onSwitch }: Props) {
  return (
    <div className={styles.switch}>
      <div className="form-check form-switch">
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={on}
          aria-checked={on}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          {label}
        </label>
      </div>
      <p id={`${id}-hint`} className="form-text">
        {hint}
      </p>
    </div>
  );
}
