import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';

/** Explains that this brand's search is for members, with a link to the signup. */
export function ClosedNotice({ brand, signUp }: { brand: string; signUp: string }) {
  const t = useTranslations('members.closed');
  return (
    <EmptyState
      icon="lock"
      title={t('title')}
      text={t('text', { brand })}
      action={
        <div className="vk-state-actions">
          <ButtonLink href="/signup">{signUp}</ButtonLink>
          <ButtonLink href="/login?next=%2Fmembers" variant="outline">
            {t('logIn')}
          </ButtonLink>
        </div>
      }
    />
  );
}
