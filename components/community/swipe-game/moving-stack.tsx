import {
  AnimatePresence,
  domMax,
  LazyMotion,
  useMotionValue,
  useReducedMotion,
  useTransform,
  type PanInfo,
} from 'motion/react';
import * as m from 'motion/react-m';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';
import { getDragVerdict, type Verdict } from '#lib/rules/community/swipe-game.ts';
import { Icon } from '../../ui/icon.tsx';
import { drawnCards, Stack, SwipeCardFace } from './swipe-card.tsx';
import styles from './swipe-game.module.css';

type MovingStackProps = {
  cards: readonly SwipeCard[];
  /** The direction of the leaving card. */
  leaving: Verdict;
  /** Returns whether the card leaves; otherwise it glides back. */
  onVerdict: (verdict: Verdict) => boolean;
};

/** The cards with a draggable top one: it follows the finger and flies off in the decided direction. */
export function MovingStack({ cards, leaving, onVerdict }: MovingStackProps) {
  return (
    <LazyMotion features={domMax} strict>
      <Stack>
        <AnimatePresence initial={false} custom={leaving}>
          {cards.slice(0, drawnCards).map((card, depth) => (
            <MovingCard key={card.id} card={card} depth={depth} leaving={leaving} onVerdict={onVerdict} />
          ))}
        </AnimatePresence>
      </Stack>
    </LazyMotion>
  );
}

type MovingCardProps = Omit<MovingStackProps, 'cards'> & { card: SwipeCard; depth: number };

/** Seconds; the design allows motion of 150 to 250 ms. */
const quick = 0.22;

function MovingCard({ card, depth, leaving, onVerdict }: MovingCardProps) {
  const isTop = depth === 0;
  const isStill = useReducedMotion() ?? false;
  const x = useMotionValue(0);
  const rotate = useTransform(x, [-300, 300], isStill ? [0, 0] : [-12, 12]);
  const likeShown = useTransform(x, [24, 110], [0, 1]);
  const passShown = useTransform(x, [-110, -24], [1, 0]);

  const onDragEnd = (_event: unknown, { offset, velocity }: PanInfo) => {
    const verdict = getDragVerdict(offset.x, velocity.x);
    if (verdict) onVerdict(verdict);
  };
  return (
    <m.li
      className={styles.layer}
      inert={!isTop}
      style={{ x, rotate, zIndex: drawnCards - depth }}
      drag={isTop ? 'x' : false}
      dragSnapToOrigin
      dragElastic={1}
      dragMomentum={false}
      whileDrag={{ cursor: 'grabbing' }}
      onDragEnd={onDragEnd}
      custom={leaving}
      initial={isStill ? false : { opacity: 0, scale: 0.94, y: 0 }}
      animate={{ opacity: 1, scale: 1 - depth * 0.035, y: depth * 11 }}
      exit="gone"
      variants={{
        gone: (verdict: Verdict) =>
          isStill
            ? { opacity: 0, transition: { duration: 0 } }
            : { x: verdict === 'like' ? 560 : -560, opacity: 0, zIndex: drawnCards + 1 },
      }}
      transition={{ duration: isStill ? 0 : quick, ease: 'easeOut' }}
    >
      <SwipeCardFace card={card} isTop={isTop} />
      {isTop && (
        <>
          <m.span className={`${styles.stamp} ${styles.stampLike}`} style={{ opacity: likeShown }}>
            <Icon name="heart-fill" />
          </m.span>
          <m.span className={`${styles.stamp} ${styles.stampPass}`} style={{ opacity: passShown }}>
            <Icon name="x-lg" />
          </m.span>
        </>
      )}
    </m.li>
  );
}
