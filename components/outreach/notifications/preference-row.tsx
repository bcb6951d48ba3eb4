import { labelled } from '#lib/contract/labelled.ts';
import type { MailFrequency, NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Notifications } from '#lib/contract/outreach/notifications.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import styles from './notifications.module.css';

type Preference = Notifications['preferences'][NotificationKind];

type Props = {
  texts: Texts['notifications'];
  kind: NotificationKind;
  preference: Preference;
  /** For single events, which can be sent at once or daily, and by push. */
  isEvent: boolean;
  onChange: (change: Partial<Preference>) => void;
};

/** A kind of notification: description, mail frequency, and push. */
export function PreferenceRow({ texts, kind, preference, isEvent, onChange }: Props) {
  const { name: brand, locale } = useSite();
  const { title, text } = texts.kinds[kind];
  const name = fill(title, { brand });
  const { frequency } = texts;
  const choices: [MailFrequency, string][] = isEvent
    ? [
        ['at_once', frequency.at_once],
        ['daily', frequency.daily],
        ['never', frequency.never],
      ]
    : [
        ['at_once', frequency.on],
        ['never', frequency.off],
      ];
  // Periodic kinds are only on or off.
  const chosen = isEvent || preference.email === 'never' ? preference.email : 'at_once';
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
      <fieldset>
        <legend className="visually-hidden">{fill(texts.mailOf, { kind: name })}</legend>
        <span className={styles.caption} aria-hidden="true">
          {texts.mail}
        </span>
        <div className={styles.choices}>
          {choices.map(([value, word]) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={`mail-${kind}`}
                value={value}
                checked={chosen === value}
                onChange={() => onChange({ email: value })}
              />
              <span>{word}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isEvent && (
        <div className={`form-check form-switch ${styles.push}`}>
          <input
            id={`push-${kind}`}
            type="checkbox"
            role="switch"
            className="form-check-input"
            checked={preference.push}
            aria-checked={preference.push}
            aria-label={labelled(locale, texts.pushOf, name)}
            onChange={(event) => onChange({ push: event.target.checked })}
          />
          <label className="form-check-label" htmlFor={`push-${kind}`}>
            {texts.pushOf}
          </label>
        </div>
      )}
    </li>
  );
}
