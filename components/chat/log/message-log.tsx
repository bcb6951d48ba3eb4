import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Message } from '../../../lib/contract/chats.ts';
import { dayLabel, groupByDay } from '../../../lib/rules/day-dividers.ts';
import type { PendingMessage } from '../../../lib/rules/optimistic-messages.ts';
import { seenMessageId } from '../../../lib/rules/seen-marker.ts';
import { Bubble, PendingBubble } from './bubble.tsx';
import styles from './log.module.css';
import { useSteadyScroll } from './use-steady-scroll.ts';

type Props = {
  name: string;
  own: number;
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  readUntil: number;
  older: ReactNode;
  /** Older messages are being put in: a screen reader is not to be told them as news. */
  quiet: boolean;
  onAgain: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
};

/** The messages of a conversation by day, those under way last. */
export function MessageLog(props: Props) {
  const { name, own, messages, pending, quiet } = props;
  const t = useTranslations('chat');
  const locale = useLocale();
  const newest = pending.at(-1) ?? messages.at(-1);
  const { ref, hasUnseen, toEnd, onScroll } = useSteadyScroll(newest?.client_message_id, pending.length > 0);
  const seen = seenMessageId(messages, own, props.readUntil);
  const words = { today: t('today'), yesterday: t('yesterday') };
  const now = new Date();
  return (
    <div className={styles.logArea}>
      <div
        ref={ref}
        className={styles.log}
        onScroll={onScroll}
        role="log"
        aria-live={quiet ? 'off' : 'polite'}
        aria-label={t('log', { name })}
        tabIndex={0}
      >
        <div>
          {props.older}
          {messages.length + pending.length === 0 ? (
            <p className={styles.begin}>{t('begin', { name })}</p>
          ) : null}
          {groupByDay(messages).map(({ day, messages: ofDay }) => (
            <section key={day} aria-label={dayLabel(day, now, locale, words)}>
              <p className="vk-day">{dayLabel(day, now, locale, words)}</p>
              {ofDay.map((message) => (
                <Bubble
                  key={message.client_message_id}
                  message={message}
                  own={message.sender === own}
                  name={name}
                  seen={message.id === seen}
                />
              ))}
            </section>
          ))}
          {pending.map((message) => (
            <PendingBubble
              key={message.client_message_id}
              message={message}
              onAgain={() => props.onAgain(message)}
              onDiscard={() => props.onDiscard(message)}
            />
          ))}
        </div>
      </div>
      {hasUnseen ? (
        <button type="button" className={`btn btn-sm btn-info ${styles.unseen}`} onClick={toEnd}>
          {t('newMessage')}
        </button>
      ) : null}
    </div>
  );
}
