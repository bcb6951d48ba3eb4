import styles from './debit.module.css';

/** The skeleton of the form with the order above it. */
export function DebitSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className={`vk-skeleton ${styles.ghostOrder}`} />
      {['a', 'b', 'c', 'd'].map((each) => (
        <div key={each} className={`vk-skeleton ${styles.ghostField}`} />
      ))}
    </div>
  );
}
