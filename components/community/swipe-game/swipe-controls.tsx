import { useTranslations } from 'next-intl';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';
import type { Verdict } from '#lib/rules/community/swipe-game.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { SafetyButton } from '../../ui/report/safety-button.tsx';
import styles from './swipe-game.module.css';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { usePlaceTexts } from './swipe-card.tsx';
import type { SwipeNews } from './use-swipe-game.ts';

type SwipeControlsProps = {
  /** The top card; null for none. */
  card: SwipeCard | null;
  canLike: boolean;
  canUndo: boolean;
  onVerdict: (verdict: Verdict) => void;
  onUndo: () => void;
};

/** The buttons under the cards; they stay mounted between cards, which preserves the focus. */
export function SwipeControls({ card, canLike, canUndo, onVerdict, onUndo }: SwipeControlsProps) {
  const t = useTranslations('swipeGame');
  const name = card?.name ?? '';
  // Not `disabled`, which would remove the focus from the pressed button.
  const off = (isOff: boolean) => (isOff ? ({ 'aria-disabled': true } as const) : {});
  return (
    <div className={styles.controls} role="group" aria-label={t('controls')}>
      <button
        type="button"
        className={styles.control}
        aria-label={t('undo')}
        {...off(!canUndo)}
        onClick={() => canUndo && onUndo()}
      >
        <Icon name="arrow-counterclockwise" />
      </button>
      <button
        type="button"
        className={`${styles.control} ${styles.large}`}
        aria-label={card ? t('pass', { name }) : t('passNobody')}
        {...off(!card)}
        onClick={() => onVerdict('pass')}
      >
        <Icon name="x-lg" />
      </button>
      <button
        type="button"
        className={`${styles.control} ${styles.large} ${styles.like}`}
        aria-label={card ? t('like', { name }) : t('likeNobody')}
        {...off(!card || !canLike)}
        onClick={() => onVerdict('like')}
      >
        <Icon name="heart-fill" />
      </button>
      {card ? (
        <SiteLink href={`/members/${card.id}`} className={styles.control} aria-label={t('profile', { name })}>
          <Icon name="person" />
        </SiteLink>
      ) : (
        <span className={styles.control} aria-hidden="true" data-off>
          <Icon name="person" />
        </span>
      )}
      {card ? (
        <SafetyButton
          key={card.id}
          profile={card}
          label={t('safety', { name })}
          className={`${styles.control} ${styles.small}`}
        />
      ) : null}
    </div>
  );
}

type SwipeNoticeProps = {
  news: SwipeNews | null;
  next: SwipeCard | null;
  onRetry: (verdict: Verdict) => void;
};

/** Announces the last swipe's result and the next card; failures are also visible, with a retry. */
export function SwipeNotice({ news, next, onRetry }: SwipeNoticeProps) {
  const t = useTranslations('swipeGame');
  const spoken = useSpoken(news, next);
  const failed = news?.kind === 'failed' && news.card.id === next?.id ? news : null;
  return (
    <>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {failed && (
        <div className={`alert alert-danger ${styles.failure}`} role="alert">
          <span>{t('failed', { name: failed.card.name })}</span>
          <button type="button" className="btn btn-outline btn-sm" onClick={() => onRetry(failed.verdict)}>
            {t('again')}
          </button>
        </div>
      )}
      {news?.kind === 'undo-failed' && (
        <div className={`alert alert-danger ${styles.failure}`} role="alert">
          {t('undoFailed')}
        </div>
      )}
    </>
  );
}

function useSpoken(news: SwipeNews | null, next: SwipeCard | null): string {
  const t = useTranslations('swipeGame.spoken');
  const place = usePlaceTexts();
  const card = next
    ? t('card', { who: nameLine(next.name, next.age), place: place(next).join(', ') })
    : t('noCard');
  switch (news?.kind) {
    case undefined:
      return next ? card : '';
    case 'swiped':
      return `${t(news.verdict, { name: news.card.name })} ${card}`;
    case 'undone':
      return `${t('undone')} ${card}`;
    case 'limit':
      return t('limit');
    case 'failed':
    case 'undo-failed':
      return '';
  }
}
