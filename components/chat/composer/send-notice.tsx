import { useTranslations } from 'next-intl';
import type { ErrorBody } from '../../../lib/contract/errors.ts';
import type { FailureReason } from '../../../lib/rules/optimistic-messages.ts';
import { SiteLink } from '../../ui/link.tsx';
import styles from './composer.module.css';

type Props = {
  reason: FailureReason;
  data?: Partial<ErrorBody>;
  profile: { id: number; name: string };
  /** What a message costs and what the member has, where the answer does not say it. */
  cost: number;
  credits: number;
  maxLength: number;
  /** Path of this conversation: where the credits page leads back to. */
  here: string;
};

/** Why a message was not sent, and the one thing to do about it. */
export function SendNotice({ reason, data, profile, cost, credits, maxLength, here }: Props) {
  const t = useTranslations('chat.notice');
  const { name, id } = profile;
  switch (reason) {
    case 'not_enough_credits':
      return (
        <Notice
          text={t('noCredits', { needed: data?.needed ?? cost, credits: data?.credits ?? credits })}
          action={{ href: `/credits?back=${encodeURIComponent(here)}`, text: t('getCredits') }}
        />
      );
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
    case 'message_too_long':
      return <Notice text={t('tooLong', { max: maxLength })} />;
    case 'recipient_unreachable':
      return <Notice text={t('unreachable', { name })} />;
    case 'gone':
    case 'not_found':
      return <Notice text={t('gone')} />;
    default:
      return <Notice text={t('other')} />;
  }
}

function Notice({ text, action }: { text: string; action?: { href: string; text: string } }) {
  return (
    <div className={`alert alert-warning ${styles.notice}`} role="alert">
      <p className="mb-0">{text}</p>
      {action ? (
        <SiteLink href={action.href} className="btn btn-sm btn-info">
          {action.text}
        </SiteLink>
      ) : null}
    </div>
  );
}
