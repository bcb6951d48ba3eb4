import type { Texts } from '#lib/i18n/texts.ts';
import styles from './leaving.module.css';

type Props = {
  texts: Texts['leaving']['end'];
  /** The reader has deleted an account in this tab; everybody else reads what a deletion means. */
  isOwn?: boolean;
};

/** What a deletion does, and where it was the reader's own, that it has happened. */
export function DeletedFacts({ texts, isOwn = false }: Props) {
  return (
    <>
      <h1>{isOwn ? texts.title : texts.question}</h1>
      <ul className={styles.facts}>
        <li>{isOwn ? texts.hidden : texts.general}</li>
        <li>{texts.until}</li>
        <li>{texts.after}</li>
      </ul>
    </>
  );
}
