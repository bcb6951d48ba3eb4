import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';

/** A package that does not exist or is no longer sold. */
export function PackageUnavailable() {
  const t = useTranslations('order');
  return (
    <EmptyState
      icon="emoji-frown"
      title={t('gone.title')}
      text={t('gone.text')}
      action={<ButtonLink href="/credits">{t('gone.action')}</ButtonLink>}
    />
  );
}
