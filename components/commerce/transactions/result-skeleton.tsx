import styles from './transactions.module.css';

/** The shape of a result while it loads. */
export function ResultSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.result} role="status" aria-label={label}>
      <div className="vk-state" aria-hidden="true">
        <span className="vk-state-icon vk-skeleton" />
        <span className="vk-skeleton vk-skeleton-line w-75" />
        <span className="vk-skeleton vk-skeleton-line w-100" />
      </div>
      <div className={`vk-skeleton ${styles.waiting}`} />
    </div>
  );
}
