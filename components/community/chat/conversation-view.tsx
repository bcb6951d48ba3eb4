import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { useTyping } from '#lib/browser/community/typing.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import { ChatHeader } from './chat-header.tsx';
import styles from './chat.module.css';
import { Composer } from './composer/composer.tsx';
import { DropColumn } from './composer/drop-column.tsx';
import { useComposing, type Failure, usePrice } from './composer/use-composing.ts';
import type { ReportSlot } from './chat-menu.tsx';
import { MessageLog } from './log/message-log.tsx';
import { useMessages } from './log/use-messages.ts';
import { discardMessage, resumeOutbox, sendAgain } from './sending/send-message.ts';
import { lateComponent } from '#components/ui/late-component.tsx';

// Only an empty conversation has them.
const Icebreakers = lateComponent(() =>
  import('./icebreakers/icebreakers.tsx').then((file) => file.Icebreakers),
);

type Props = {
  user: User;
  profile: MemberTile;
  /** The loaded conversation with this member; undefined before the first message. */
  answer: CallResponse<'GET /api/chat.php'> | undefined;
  /** Whether it was loaded now rather than cached by an earlier visit. */
  isOpened?: boolean;
  /** The other member has left or is hidden; the messages stay readable. */
  isGone?: boolean;
  tools?: ReactNode;
  report?: ReportSlot;
};

/** A conversation, or an empty one that the first message will start. */
export function ConversationView({ user, profile, answer, isOpened, isGone = false, tools, report }: Props) {
  const { messageLength } = useSite();
  const own = user.profile.id;
  const conversation = answer?.chat.id ?? null;
  const composing = useComposing(user, profile, answer?.chat);
  const { cost, deliver } = composing;
  const failure: Failure | null = isGone ? { reason: 'gone' } : composing.failure;
  const startsLeft = conversation === null ? user.conversations_left : null;
  const price = usePrice(user, cost);
  const history = useMessages(profile.id, answer, isOpened);
  const { messages, pending } = history;
  const typing = useTyping(conversation);
  useEffect(() => resumeOutbox(own), [own]);

  return (
    <DropColumn disabled={composing.editing !== null} onFiles={composing.addImages}>
      {(pick) => (
        <>
          <ChatHeader
            profile={profile}
            typing={typing}
            user={user}
            chat={answer?.chat}
            isGone={isGone}
            report={report}
          />
          <MessageLog
            name={profile.name}
            fictional={profile.fictional_icon}
            own={own}
            history={history}
            actions={{ onReply: composing.startReply, onEdit: composing.startEdit }}
            onRetry={(message) => void deliver(sendAgain(profile.id, message))}
            onDiscard={(message) => discardMessage(profile.id, message)}
          />
          <Composer
            name={profile.name}
            own={own}
            composing={composing}
            maxLength={messageLength}
            price={price}
            onPickImages={pick}
            tools={tools}
            notice={
              failure ? (
                <RefusalNotice
                  reason={failure.reason}
                  data={failure.data}
                  member={profile}
                  cost={cost}
                  credits={user.credits}
                  maxLength={messageLength}
                  here={conversation === null ? `/members/${profile.id}/chat` : `/chats/${conversation}`}
                  keepsText
                />
              ) : messages.length + pending.length === 0 ? (
                <>
                  {startsLeft === null ? null : <StartsLeft count={startsLeft} />}
                  <Icebreakers user={user} profile={profile} onChoose={composing.suggest} />
                </>
              ) : null
            }
          />
        </>
      )}
    </DropColumn>
  );
}

/** How many conversations a free member may still start, shown before a first message. */
function StartsLeft({ count }: { count: number }) {
  const t = useTranslations('chat');
  const refusals = useTranslations('refusals');
  return (
    <p className={styles.startsLeft}>
      <span>{t('startsLeft', { count })}</span> <SiteLink href="/premium">{refusals('premium')}</SiteLink>
    </p>
  );
}
