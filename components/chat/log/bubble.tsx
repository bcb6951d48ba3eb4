import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Message } from '../../../lib/contract/chats.ts';
import type { Gift } from '../../../lib/contract/vocabulary.ts';
import type { PendingMessage } from '../../../lib/rules/optimistic-messages.ts';
import { GiftDrawing } from '../../ui/gift-drawing.tsx';
import styles from './log.module.css';

/** A message of the conversation; `seen` stands under the newest own one that was read. */
export function Bubble({
  message,
  own,
  name,
  seen,
}: {
  message: Message;
  own: boolean;
  name: string;
  seen: boolean;
}) {
  const t = useTranslations('chat');
  const time = useClock(message.created_at);
  return (
    <article
      className={`vk-bubble ${own ? 'vk-bubble-own' : ''}`}
      aria-label={own ? t('own', { time }) : t('from', { name, time })}
    >
      {message.automatic ? <strong className={styles.automatic}>{t('automatic')}</strong> : null}
      {message.gift ? <GiftFigure gift={message.gift} /> : message.body}
      <Meta moment={message.created_at} time={time}>
        {seen ? ` · ${t('seen')}` : null}
      </Meta>
    </article>
  );
}

/** A gift as a picture, with its name in words. */
function GiftFigure({ gift }: { gift: Gift }) {
  const t = useTranslations('giftNames');
  return (
    <figure className={styles.gift}>
      <GiftDrawing gift={gift} alt="" size={112} />
      <figcaption>{t('message', { gift: t(gift) })}</figcaption>
    </figure>
  );
}

type PendingProps = { message: PendingMessage; onAgain: () => void; onDiscard: () => void };

/** A message of this browser that is on its way, waits for a connection, or did not arrive and can be sent again. */
export function PendingBubble({ message, onAgain, onDiscard }: PendingProps) {
  const t = useTranslations('chat');
  const time = useClock(message.created_at);
  const isFailed = message.state === 'failed';
  const isWaiting = message.state === 'waiting';
  const look = {
    sending: 'vk-bubble-pending',
    // It may stand for long: it is as easy to read as any other.
    waiting: '',
    sent: '',
    failed: 'vk-bubble-failed',
  }[message.state];
  return (
    <>
      <article className={`vk-bubble vk-bubble-own ${look}`} aria-label={t('own', { time })}>
        {message.body}
        <Meta moment={message.created_at} time={time}>
          {isFailed ? <strong className="text-danger"> · {t('failed')}</strong> : null}
          {message.state === 'sending' ? ` · ${t('sending')}` : null}
          {isWaiting ? ` · ${t('waiting')}` : null}
        </Meta>
      </article>
      {isWaiting ? (
        <div className={styles.failed}>
          <button type="button" className="btn btn-sm btn-quiet" onClick={onDiscard}>
            {t('discard')}
          </button>
        </div>
      ) : null}
      {isFailed ? (
        <div className={styles.failed} role="group" aria-label={t('failed')}>
          <p className={styles.reason}>{t(`notice.${failureText(message)}`)}</p>
          <button type="button" className="btn btn-sm btn-secondary" onClick={onAgain}>
            {t('sendAgain')}
          </button>
          <button type="button" className="btn btn-sm btn-quiet" onClick={onDiscard}>
            {t('discard')}
          </button>
        </div>
      ) : null}
    </>
  );
}

function failureText({ reason }: PendingMessage): 'offline' | 'tooMany' | 'other' {
  if (reason === 'offline') return 'offline';
  return reason === 'too_many_requests' ? 'tooMany' : 'other';
}

function Meta({ moment, time, children }: { moment: string; time: string; children: ReactNode }) {
  return (
    <span className="vk-bubble-meta">
      <time dateTime={moment}>{time}</time>
      {children}
    </span>
  );
}

function useClock(moment: string): string {
  const locale = useLocale();
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));
}
