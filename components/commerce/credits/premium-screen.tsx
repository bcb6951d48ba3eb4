import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteLink } from '../../ui/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './credits.module.css';

type PremiumScreenProps = {
  messageCredits: number;
  /** The packages with their prices. */ children: ReactNode;
};

/** The benefits of premium, and the packages that include it. */
export function PremiumScreen({ messageCredits, children }: PremiumScreenProps) {
  const t = useTranslations('premium');
  const brings = [
    t('photos'),
    t('profilePhotos'),
    t('conversations'),
    t('credits', { credits: messageCredits }),
  ];
  return (
    <div className="container-xl vk-page">
      <h1>{t('title')}</h1>
      <p className="vk-lead">{t('lead')}</p>
      {children}
      <h2 className="h3 mt-4">{t('brings')}</h2>
      <ul className={styles.benefits}>
        {brings.map((text) => (
          <li key={text}>
            <Icon name="check2" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <SiteLink href="/pricing">{t('prices')}</SiteLink>
    </div>
  );
}
