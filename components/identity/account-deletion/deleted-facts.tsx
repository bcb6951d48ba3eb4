import type { Texts } from '#lib/i18n/texts.ts';
import styles from './account-deletion.module.css';

type Props = {
  texts: Texts['accountDeletion']['end'];
  /** The reader has deleted an account in this tab; others read what a deletion means. */
  isOwn?: boolean;
};

/** The effects of a deletion, and a confirmation of the reader's own. */
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
