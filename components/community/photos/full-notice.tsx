import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './own-photos.module.css';

/** Premium members hold this many photos (section 9). */
const premiumLimit = 25;

/** No further photo fits: what helps. */
export function FullNotice({ limit, isPremium }: { limit: number; isPremium: boolean }) {
  const t = useTranslations('ownPhotos');
  return (
    <div className={styles.full}>
      <p className="m-0">{isPremium ? t('full', { limit }) : t('fullFree', { limit, more: premiumLimit })}</p>
      {!isPremium && (
        <ButtonLink href="/premium" variant="secondary" size="sm">
          <Icon name="gem" /> {t('getPremium')}
        </ButtonLink>
      )}
    </div>
  );
}
