'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState, type RefObject, useLayoutEffect, useRef, useEffect } from 'react';
import { lazyPart } from '#lib/browser/transport/load-later.ts';
import { maxSwipeLikesPerDay } from '#lib/contract/vocabulary.ts';
import { type SwipeKey, type Verdict, timeUntil } from '#lib/rules/community/swipe-game.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import { CardStack } from './swipe-card.tsx';
import { SwipeControls, SwipeNotice } from './swipe-controls.tsx';
import styles from './swipe-game.module.css';
import { useSwipeGame, useSwipeKeys } from './use-swipe-game.ts';

// The swipe game: like or pass by buttons, keys or touch. An island because cards and likes belong to the signed-in
// member; the motion code loads once there are cards.

const MovingStack = lazyPart(() => import('./moving-stack.tsx').then((file) => file.MovingStack));

export function SwipeGame() {
  const t = useTranslations('swipeGame');
  const game = useSwipeGame();
  const { deck, loading, failed, load } = game;
  const stageBox = useTopEdge<HTMLDivElement>();
  const [leaving, setLeaving] = useState<Verdict>('pass');
  const card = deck?.cards[0] ?? null;
  const canLike = (deck?.likes_left ?? 0) > 0;

  const decide = (verdict: Verdict) => {
    setLeaving(verdict);
    return game.decide(verdict);
  };
  useSwipeKeys((key: SwipeKey) => {
    if (key === 'undo') game.undo();
    else decide(key);
  });

  const stage = () => {
    if (deck && deck.cards.length > 0)
      return (
        <Suspense fallback={<CardStack cards={deck.cards} />}>
          <MovingStack cards={deck.cards} leaving={leaving} onVerdict={decide} />
        </Suspense>
      );
    if (failed)
      return <ErrorState text={t('loadFailed')} retryLabel={t('again')} onRetry={() => void load()} />;
    if (loading || !deck)
      return <div className={`${styles.ghost} vk-skeleton`} role="status" aria-label={t('loading')} />;
    const search = <ButtonLink href="/members">{t('empty.action')}</ButtonLink>;
    return <EmptyState icon="hearts" title={t('empty.title')} text={t('empty.text')} action={search} />;
  };
  return (
    <div className={styles.game}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        {deck && <LikesLeft count={deck.likes_left} resetsAt={deck.resets_at} />}
      </div>
      <div ref={stageBox} className={styles.stage}>
        {stage()}
      </div>
      <SwipeControls
        card={card}
        canLike={canLike}
        canUndo={Boolean(deck?.can_undo) && !game.undoing}
        onVerdict={decide}
        onUndo={game.undo}
      />
      <SwipeNotice news={game.news} next={card} onRetry={decide} />
      {deck && !canLike && <LimitPanel resetsAt={deck.resets_at} hasTried={game.news?.kind === 'limit'} />}
      <p className={styles.keys}>{t('keys')}</p>
    </div>
  );
}

/** Sets an element's distance from the top as `--top`, as alerts and headings above vary. */
function useTopEdge<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const measureTop = () => {
      const top = element.current ? element.current.getBoundingClientRect().top + window.scrollY : 0;
      element.current?.style.setProperty('--top', `${Math.ceil(top)}px`);
    };
    measureTop();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(measureTop);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return element;
}

type LikesLeftProps = { count: number; resetsAt: string };

/** The likes left today, as hearts and text; at zero, when there will be more. */
function LikesLeft({ count, resetsAt }: LikesLeftProps) {
  const t = useTranslations('swipeGame');
  const time = useMoment({ timeStyle: 'short' })(resetsAt);
  return (
    <p className={styles.remaining}>
      <span className={styles.hearts} aria-hidden="true">
        {Array.from({ length: maxSwipeLikesPerDay }, (_, index) => (
          <Icon key={index} name={index < count ? 'heart-fill' : 'heart'} />
        ))}
      </span>
      <span>{count > 0 ? t('left', { count }) : t('none', { time })}</span>
    </p>
  );
}

type LimitPanelProps = {
  resetsAt: string;
  /** The member has just tried to like without likes left. */
  hasTried: boolean;
};

/** No likes left today: when there will be more, and what to do until then. */
function LimitPanel({ resetsAt, hasTried }: LimitPanelProps) {
  const t = useTranslations('swipeGame.limit');
  const now = useMinute();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasTried) panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [hasTried]);
  const time = useMoment({ timeStyle: 'short' })(resetsAt);
  return (
    <section ref={panel} className={styles.limit} aria-label={t('title')}>
      <span className={styles.limitIcon}>
        <Icon name="clock" />
      </span>
      <div>
        <h2 className={styles.limitTitle}>{t('title')}</h2>
        <p className={styles.limitText}>
          {`${t('resets', { time, ...timeUntil(resetsAt, now) })} ${t('goOn')}`}
        </p>
        <p className={styles.limitActions}>
          <ButtonLink href="/match-finder" variant="secondary" size="sm">
            <Icon name="stars" />
            {t('matchFinder')}
          </ButtonLink>
          <ButtonLink href="/members" variant="outline" size="sm">
            <Icon name="search" />
            {t('search')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

/** The time, updated twice a minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
