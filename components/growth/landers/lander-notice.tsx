import type { LanderNotice as Notice } from './lander-page.ts';
import styles from './lander-notice.module.css';

type LanderNoticeProps = {
  notice: Notice;
  /** `surface` on the page's background, `night` on dark pictures in either mode. */
  tone?: 'surface' | 'night';
};

/** Age limit and fictional profiles: above the fold, before the first member. */
export function LanderNotice({ notice, tone = 'surface' }: LanderNoticeProps) {
  return (
    <div role="note" className={`${styles.notice} ${styles[tone]}`} data-lander-notice>
      <span className={styles.age}>
        <span aria-hidden="true">{notice.age}</span>
        <span className="visually-hidden">{notice.adults}</span>
      </span>
      <p className={styles.text}>
        {notice.warning}{' '}
        <a href={notice.imprint.href} className={styles.imprint}>
          {notice.imprint.word}
        </a>
      </p>
    </div>
  );
}
