import styles from './own-photos.module.css';
import card from './photo-card.module.css';

/** The skeleton of the photos. */
export function PhotosSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {[0, 1, 2].map((each) => (
        <div key={each} className={`vk-skeleton ${card.frame}`} />
      ))}
    </div>
  );
}
