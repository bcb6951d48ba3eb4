import type { Login } from '#lib/contract/identity/sessions.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Icon } from '../../ui/icon.tsx';
import { browserName, countryWord, momentWord, placeAndMoment } from './session-words.ts';
import styles from './sessions.module.css';

/** The newest logins and attempts, folded away. */
export function LoginHistory({ texts, logins }: { texts: Texts['sessions']; logins: readonly Login[] }) {
  const { locale } = useSite();
  return (
    <details className={styles.history}>
      <summary>{texts.history}</summary>
      <p className="form-text">{logins.length > 0 ? texts.historyText : texts.noHistory}</p>
      <ul className={styles.logins}>
        {logins.map((login) => (
          <li key={`${login.at} ${login.outcome}`} className={styles.login}>
            <Icon
              name={
                login.outcome === 'wrong_password' || login.outcome === 'locked'
                  ? 'exclamation-circle'
                  : 'check2'
              }
            />
            <span className="vk-row-text">
              <span className={styles.name}>{texts.outcome[login.outcome]}</span>
              <span className={styles.line}>
                {placeAndMoment([
                  momentWord(login.at, locale),
                  browserName(login, texts),
                  countryWord(login.country, locale),
                ])}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
