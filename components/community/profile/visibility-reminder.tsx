import { useTranslations } from 'next-intl';
import { useVisibility } from '#lib/browser/transport/hooks.ts';
import { SiteLink } from '../../ui/link.tsx';
import styles from './own-profile.module.css';

/** Asks members who have not set their visibility to choose it; renders nothing afterwards. */
export function VisibilityReminder() {
  const t = useTranslations('profileForm.asked');
  const { data } = useVisibility();
  if (!data || data.consents_answered) return null;
  return (
    <p className={styles.question}>
      <SiteLink href="/settings#visibility">{t('title')}</SiteLink> {t('text')}
    </p>
  );
}
