import styles from './match-finder.module.css';

export function FinderSkeleton({ title, label }: { title: string; label: string }) {
  return (
    <div className={styles.finder}>
      <h1>{title}</h1>
      <div role="status" aria-label={label}>
        <div className="vk-question-head">
          <span className={`vk-skeleton ${styles.ghostBar}`} />
        </div>
        <div className={`vk-skeleton ${styles.ghostQuestion}`} />
        <div className={styles.choices}>
          {['a', 'b', 'c'].map((each) => (
            <div key={each} className={`vk-skeleton ${styles.ghostChoice}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
