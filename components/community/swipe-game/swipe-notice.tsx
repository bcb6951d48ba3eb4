import { useTranslations } from 'next-intl';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import type { Verdict } from '#lib/rules/community/swipe-deck.ts';
import styles from './swipe-game.module.css';
import { usePlaceTexts } from './swipe-card.tsx';
import type { SwipeNews } from './use-swipe-game.ts';

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
