import { useTranslations } from 'next-intl';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './credits.module.css';
import { PremiumBonus } from './premium-bonus.island.tsx';

/** What premium brings and how one becomes it. */
export function PremiumScreen({ messageCredits }: { messageCredits: number }) {
  const t = useTranslations('premium');
  const brings = [t('photos'), t('ownPhotos'), t('conversations'), t('credits', { credits: messageCredits })];
  return (
    <div className="container-xl vk-page">
      <h1>{t('title')}</h1>
      <p className="vk-lead">{t('lead')}</p>
      <PremiumBonus
        words={{
          title: t.raw('bonus.title') as string,
          until: t.raw('bonus.until') as string,
          always: t('bonus.always'),
          code: t.raw('bonus.code') as string,
          isPremium: t('isPremium'),
        }}
      />
      <h2 className="h3 mt-4">{t('brings')}</h2>
      <ul className={styles.brings}>
        {brings.map((text) => (
          <li key={text}>
            <Icon name="check2" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <ButtonLink href="/pricing">{t('prices')}</ButtonLink>
    </div>
  );
}
