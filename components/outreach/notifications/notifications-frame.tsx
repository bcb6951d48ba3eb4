import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './notifications.module.css';

/** Heading and width of the screen. */
export function NotificationsFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('notifications');
  return (
    <div className="container-xl vk-page">
      <div className={styles.frame}>
        <h1>{t('title')}</h1>
        <p className="vk-muted mb-4">{t('intro')}</p>
        {children}
      </div>
    </div>
  );
}
