import { useTranslations } from 'next-intl';
import { maxPhotos } from '#lib/contract/community/photo-limits.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './own-photos.module.css';

/** The photo limit is reached: shows the options. */
export function FullNotice({ limit, isPremium }: { limit: number; isPremium: boolean }) {
  const t = useTranslations('ownPhotos');
  return (
    <div className={styles.full}>
      <p className="m-0">
        {isPremium ? t('full', { limit }) : t('fullFree', { limit, more: maxPhotos.premium })}
      </p>
      {!isPremium && (
        <ButtonLink href="/premium" variant="secondary" size="sm">
          <Icon name="gem" /> {t('getPremium')}
        </ButtonLink>
      )}
    </div>
  );
}
