import type { Texts } from '#lib/i18n/texts.ts';
import styles from './withdrawal.module.css';

type DeclaredFactsProps = {
  texts: Pick<Texts['withdrawal'], 'name' | 'order' | 'email'>;
  declared: Record<'name' | 'order' | 'email', string>;
};

/** The declaration as entered. */
export function DeclaredFacts({ texts, declared }: DeclaredFactsProps) {
  return (
    <dl className={styles.facts}>
      {(['name', 'order', 'email'] as const).map((field) => (
        <div key={field}>
          <dt>{texts[field]}</dt>
          <dd>{declared[field].trim()}</dd>
        </div>
      ))}
    </dl>
  );
}
