import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';

/** Replaces a members-only profile, with a link to the signup. */
export function MemberOnly({ id, signUp }: { id: string; signUp: string }) {
  const t = useTranslations('member.closed');
  const doors = useTranslations('members.closed');
  return (
    <EmptyState
      icon="lock"
      title={t('title')}
      text={t('text')}
      action={
        <div className="vk-state-actions">
          <ButtonLink href="/signup">{signUp}</ButtonLink>
          <ButtonLink href={`/login?next=${encodeURIComponent(`/members/${id}`)}`} variant="outline">
            {doors('logIn')}
          </ButtonLink>
        </div>
      }
    />
  );
}
