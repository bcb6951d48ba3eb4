import { useTranslations } from 'next-intl';
import { localePath } from '#lib/i18n/links.ts';
import type { Site } from '../../site/site-context.island.tsx';
import styles from './lander-notice.module.css';

type LanderNoticeProps = {
  site: Site;
  /** `surface` on the page's background, `night` on dark pictures in either mode. */
  tone?: 'surface' | 'night';
};

/** Age limit and fictional profiles: above the fold, before the first member. */
export function LanderNotice({ site, tone = 'surface' }: LanderNoticeProps) {
  const entry = useTranslations('entryWarning');
  const footer = useTranslations('footer');
  const { ownLocale, locale, minAge, fictional } = site;
  return (
    <div role="note" className={`${styles.notice} ${styles[tone]}`} data-lander-notice>
      <span className={styles.age}>
        <span aria-hidden="true">{`${minAge}+`}</span>
        <span className="visually-hidden">{entry('adults', { minAge })}</span>
      </span>
      <p className={styles.text}>
        {fictional.warning}{' '}
        <a href={localePath(ownLocale, locale, '/imprint')} className={styles.imprint}>
          {footer('imprint')}
        </a>
      </p>
    </div>
  );
}
