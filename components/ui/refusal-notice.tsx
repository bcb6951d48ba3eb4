import { useTranslations } from 'next-intl';
import type { ErrorBody } from '../../lib/contract/errors.ts';
import type { FailureReason } from '../../lib/rules/community/optimistic-messages.ts';
import { SiteLink } from './link.tsx';
import styles from './refusal-notice.module.css';

type Props = {
  reason: FailureReason;
  data?: Partial<ErrorBody> | undefined;
  /** The recipient. */
  member: { id: number; name: string };
  /** The cost and the member's credits, if the response does not have them. */
  cost: number;
  credits: number;
  /** Longest text allowed, for texts. */
  maxLength?: number;
  /** Current path, for the way back from the credits page. */
  here: string;
  /** The text stays in its field, which the notice mentions. */
  keepsText?: boolean;
};

/** Why a text, image or gift was refused, with the one possible action. */
export function RefusalNotice({
  reason,
  data,
  member,
  cost,
  credits,
  maxLength = 0,
  here,
  keepsText,
}: Props) {
  const t = useTranslations('refusals');
  const { name, id } = member;
  const suffix = keepsText ? ` ${t('notLost')}` : '';
  switch (reason) {
    case 'not_enough_credits':
      return (
        <Notice
          text={`${t('noCredits', { needed: data?.needed ?? cost, credits: data?.credits ?? credits })}${suffix}`}
          action={{ href: `/credits?back=${encodeURIComponent(here)}`, text: t('getCredits') }}
        />
      );
    case 'not_confirmed':
      return (
        <Notice
          text={`${t('notConfirmed')}${suffix}`}
          action={{ href: '/complete-signup', text: t('confirm') }}
        />
      );
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
    case 'too_late':
      return <Notice text={t('tooLate')} />;
    case 'edit_limit':
      return <Notice text={t('editLimit')} />;
    case 'photo_unreadable':
    case 'photo_too_large':
    case 'photo_too_small':
      return <Notice text={t(reason)} />;
    case 'body_too_large':
      return <Notice text={t('photo_too_large')} />;
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
        <SiteLink href={action.href} className="btn btn-sm btn-info">
          {action.text}
        </SiteLink>
      ) : null}
    </div>
  );
}
