import { gifts } from '#lib/contract/community/chat-vocabulary.ts';
import styles from './gifts.module.css';

export function GiftsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {gifts.map((gift) => (
        <span key={gift} className={`vk-skeleton ${styles.gap}`} />
      ))}
    </div>
  );
}
