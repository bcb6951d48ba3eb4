import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';

/** Replaces the profile of a deleted account. */
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
