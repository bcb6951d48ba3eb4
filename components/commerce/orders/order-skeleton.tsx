import styles from './order.module.css';

/** The skeleton of an order: choices beside the total. */
export function OrderSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.layout} role="status" aria-label={label}>
      <div>
        <div className={`vk-skeleton ${styles.ghostField}`} />
        {['a', 'b', 'c', 'd'].map((each) => (
          <div key={each} className={`vk-skeleton ${styles.ghostMethod}`} />
        ))}
      </div>
      <div className={`vk-skeleton ${styles.ghostSummary}`} />
    </div>
  );
}
