import type { ReactNode } from 'react';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';
import { SwipeCardFace } from './swipe-card.tsx';
import styles from './swipe-game.module.css';

/** Rendered cards: the top one, and two below whose photos are loading. */
export const drawnCards = 3;

/** The cards without motion, until its code has loaded and while there are no cards. */
export function CardStack({ cards }: { cards: readonly SwipeCard[] }) {
  return (
    <Stack>
      {cards.slice(0, drawnCards).map((card, depth) => (
        <li key={card.id} className={styles.layer} data-depth={depth} inert={depth > 0}>
          <SwipeCardFace card={card} isTop={depth === 0} />
        </li>
      ))}
    </Stack>
  );
}

export function Stack({ children }: { children: ReactNode }) {
  return <ul className={styles.stack}>{children}</ul>;
}
