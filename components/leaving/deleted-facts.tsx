import type { Texts } from '../../lib/i18n/texts.ts';
import styles from './leaving.module.css';

/** What happens now, as it is for everybody. */
export function DeletedFacts({ texts }: { texts: Texts['leaving']['end'] }) {
  return (
    <>
      <h1>{texts.title}</h1>
      <ul className={styles.facts}>
        <li>{texts.hidden}</li>
        <li>{texts.until}</li>
        <li>{texts.after}</li>
      </ul>
    </>
  );
}
