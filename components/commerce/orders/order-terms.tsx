import { useTranslations } from 'next-intl';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './order.module.css';

/** Shown before the order button: a single payment, with a right of withdrawal. */
export function OrderTerms({ refundDays }: { refundDays: number }) {
  const t = useTranslations('order');
  return (
    <ul className={styles.terms}>
      <li>
        <Icon name="check2" />
        <span>{t('once')}</span>
      </li>
      <li>
        <Icon name="check2" />
        <span>
          <span>{t('refund', { days: refundDays })}</span>{' '}
          <SiteLink href="/withdrawal">{t('withdrawal')}</SiteLink>
        </span>
      </li>
    </ul>
  );
}
