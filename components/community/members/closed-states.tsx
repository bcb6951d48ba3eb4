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

/** Replaces a members-only profile, with a link to the signup. */
export function MemberOnly({ id, signUp }: { id: string; signUp: string }) {
  const t = useTranslations('member.closed');
  return <ForMembers title={t('title')} text={t('text')} signUp={signUp} path={`/members/${id}`} />;
}

/** Explains that this brand's search is for members, with a link to the signup. */
export function ClosedNotice({ brand, signUp }: { brand: string; signUp: string }) {
  const t = useTranslations('members.closed');
  return <ForMembers title={t('title')} text={t('text', { brand })} signUp={signUp} path="/members" />;
}

type ForMembersProps = {
  title: string;
  text: string;
  signUp: string;
  /** Where a login leads. */
  path: string;
};

function ForMembers({ title, text, signUp, path }: ForMembersProps) {
  const t = useTranslations('members.closed');
  return (
    <EmptyState
      icon="lock"
      title={title}
      text={text}
      action={
        <div className="vk-state-actions">
          <ButtonLink href="/signup">{signUp}</ButtonLink>
          <ButtonLink href={`/login?next=${encodeURIComponent(path)}`} variant="outline">
            {t('logIn')}
          </ButtonLink>
        </div>
      }
    />
  );
}
