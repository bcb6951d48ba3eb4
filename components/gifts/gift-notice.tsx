import { useTranslations } from 'next-intl';
import type { ErrorBody } from '../../lib/contract/errors.ts';
import type { FailureReason } from '../../lib/rules/optimistic-messages.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './gifts.module.css';

type Props = {
  reason: FailureReason;
  data?: ErrorBody;
  member: { id: number; name: string };
  price: number;
  user: { credits: number };
};

/** Why a gift is not sent, and the one thing to do about it. */
export function GiftNotice({ reason, data, member, price, user }: Props) {
  const t = useTranslations('gifts.notice');
  const { id, name } = member;
  switch (reason) {
    case 'not_enough_credits': {
      const back = encodeURIComponent(`/members/${id}/chat`);
      return (
        <Notice
          text={t('noCredits', { needed: data?.needed ?? price, credits: data?.credits ?? user.credits })}
          action={{ href: `/credits?back=${back}`, text: t('getCredits') }}
        />
      );
    }
    case 'not_confirmed':
      return <Notice text={t('notConfirmed')} action={{ href: '/complete-signup', text: t('confirm') }} />;
    case 'conversation_limit':
      return <Notice text={t('conversationLimit')} action={{ href: '/premium', text: t('premium') }} />;
    case 'blocked':
      return (
        <Notice text={t('blocked', { name })} action={{ href: `/members/${id}`, text: t('toProfile') }} />
      );
    case 'blocked_by':
      return <Notice text={t('blockedBy', { name })} />;
    case 'recipient_unreachable':
      return <Notice text={t('unreachable', { name })} />;
    case 'gone':
    case 'not_found':
      return <Notice text={t('gone')} />;
    case 'offline':
      return <Notice text={t('offline')} />;
    case 'too_many_requests':
      return <Notice text={t('tooMany')} />;
    default:
      return <Notice text={t('other')} />;
  }
}

function Notice({ text, action }: { text: string; action?: { href: string; text: string } }) {
  return (
    <div className={`alert alert-warning ${styles.notice}`} role="alert">
      <p className="mb-0">{text}</p>
      {action ? (
        <ButtonLink href={action.href} variant="info" size="sm">
          {action.text}
        </ButtonLink>
      ) : null}
    </div>
  );
}
