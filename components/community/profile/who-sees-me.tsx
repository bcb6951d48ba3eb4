import { useTranslations } from 'next-intl';
import { useVisibility } from '#lib/browser/transport/hooks.ts';
import { SiteLink } from '../../ui/link.tsx';
import styles from './own-profile.module.css';

/** Leads whoever has not said who may see them besides members to where that is chosen; nothing once they have. */
export function WhoSeesMe() {
  const t = useTranslations('ownProfile.asked');
  const { data } = useVisibility();
  if (!data || data.consents_answered) return null;
  return (
    <p className={styles.asked}>
      <SiteLink href="/settings#visibility">{t('title')}</SiteLink> {t('text')}
    </p>
  );
}
