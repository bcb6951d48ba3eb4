import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';

/** In place of a profile whose account was deleted for good. */
export function GoneMember() {
  const t = useTranslations('member.gone');
  return (
    <div className="container-xl vk-page">
      <EmptyState
        icon="person"
        title={t('title')}
        text={t('text')}
        action={<ButtonLink href="/members">{t('action')}</ButtonLink>}
      />
    </div>
  );
}
