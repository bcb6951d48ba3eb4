import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isEmojiOnly } from '#lib/rules/community/message-text.ts';
import type { PendingImage, PendingMessage } from '#lib/rules/community/optimistic-messages.ts';
import { Icon } from '#components/ui/icon.tsx';
import { BubbleMeta, MessageText, QuoteLine, useClock } from './bubble.tsx';
import { imageBox } from './message-image.tsx';
import styles from './message.module.css';

type Props = { message: PendingMessage; onRetry: () => void; onDiscard: () => void };

/** A message of this browser that is sending, waiting for a connection, or failed and can be resent. */
export function PendingBubble({ message, onRetry, onDiscard }: Props) {
  const t = useTranslations('chat');
  const refusals = useTranslations('refusals');
  const time = useClock(message.created_at);
  const { state, image, reply_to: quote, body, created_at } = message;
  const discard = (
    <button type="button" className="btn btn-sm btn-quiet" onClick={onDiscard}>
      {t('discard')}
    </button>
  );
  return (
    <>
      <article className={`${styles.item} ${styles.own}`} aria-label={t('own', { time })}>
        <div className={styles.row}>
          <div className={pendingLook(message)} data-position="alone">
            {quote ? (
              <span className={styles.quote}>
                <QuoteLine quote={quote} />
              </span>
            ) : null}
            {image ? (
              <ImageOnItsWay image={image} isMoving={state === 'sending'} />
            ) : (
              <MessageText text={body} />
            )}
            <BubbleMeta moment={created_at} time={time} labels={pendingLabels(state, t)} />
          </div>
        </div>
      </article>
      {state === 'waiting' ? <div className={styles.failed}>{discard}</div> : null}
      {state === 'failed' ? (
        <div className={styles.failed} role="group" aria-label={t('failed')}>
          <p className={styles.reason}>{refusals(failureText(message))}</p>
          <button type="button" className="btn btn-sm btn-secondary" onClick={onRetry}>
            {t('sendAgain')}
          </button>
          {discard}
        </div>
      ) : null}
    </>
  );
}

function ImageOnItsWay({ image, isMoving }: { image: PendingImage; isMoving: boolean }) {
  const t = useTranslations('chat');
  return (
    <>
      <span className={styles.image} style={imageBox(image)}>
        {image.url ? (
          <img src={image.url} alt={t('message.imageOwn')} draggable={false} />
        ) : (
          <span className={styles.expected}>
            <Icon name="image" label={t('message.imageOwn')} />
          </span>
        )}
      </span>
      {isMoving ? (
        <progress className={styles.progress} max={1} value={image.progress} aria-label={t('sending')} />
      ) : null}
    </>
  );
}

function pendingLabels(
  state: PendingMessage['state'],
  t: (key: 'failed' | 'sending' | 'waiting') => string,
): ReactNode[] {
  if (state === 'sent') return [];
  return [state === 'failed' ? <strong className="text-danger">{t('failed')}</strong> : t(state)];
}

function pendingLook({ state, image, reply_to, body }: PendingMessage): string {
  const isBare = !image && !reply_to && state !== 'failed' && isEmojiOnly(body);
  return [
    'vk-bubble vk-bubble-own',
    // Waiting may take long, so the text keeps its contrast.
    state === 'sending' && 'vk-bubble-pending',
    state === 'failed' && 'vk-bubble-failed',
    styles.bubble,
    image && styles.framed,
    isBare && styles.bare,
  ]
    .filter(Boolean)
    .join(' ');
}

function failureText({ reason }: PendingMessage): 'offline' | 'tooMany' | 'other' {
  if (reason === 'offline') return 'offline';
  return reason === 'too_many_requests' ? 'tooMany' : 'other';
}
