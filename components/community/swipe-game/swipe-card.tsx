import { useTranslations } from 'next-intl';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PhotoOrLetter } from '../../ui/photo.tsx';
import styles from './swipe-card.module.css';
import type { ReactNode } from 'react';
import game from './swipe-game.module.css';
import { useRingName } from '../../ui/rings/rings.tsx';

/** A member to decide on. Screen readers only see the top card; those below are a preview. */
export function SwipeCardFace({ card, isTop }: { card: SwipeCard; isTop: boolean }) {
  const t = useTranslations('swipeGame');
  const texts = useTranslations('profile.interests');
  const { fictional } = useSite();
  const place = usePlaceTexts();
  const { name, age, main_image: image, about_me: about, shared_interests: shared } = card;
  return (
    <article className={styles.card} aria-hidden={!isTop} data-top={isTop || undefined}>
      <div className={styles.photo}>
        <PhotoOrLetter
          image={image}
          name={name}
          sizes="(min-width: 62em) 420px, (min-width: 36em) 480px, 100vw"
          eager
        />
        {card.fictional_icon && <FictionalLabel word={fictional.singular} variant="photo" />}
        <div className={styles.who}>
          <h2 className={styles.name}>{nameLine(name, age)}</h2>
          <p className={styles.location}>
            <Icon name="geo-alt" />
            <span>
              {place(card).map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </span>
          </p>
        </div>
      </div>
      <div className={styles.text}>
        {shared.length > 0 && (
          <div className={styles.shared}>
            <p className={styles.label}>{t('shared')}</p>
            <ul className={styles.tags}>
              {shared.map((each) => (
                <li key={each} className={styles.tag}>
                  {texts(each)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={about ? styles.about : `${styles.about} vk-muted`} lang={card.about_language}>
          {about || t('noAbout', { name })}
        </p>
        {card.fictional_icon && <p className={styles.warning}>{fictional.warning}</p>}
      </div>
    </article>
  );
}

/** Rendered cards: the top one, and two below whose photos are loading. */
export const drawnCards = 3;

/** The cards without motion, until its code has loaded and while there are no cards. */
export function CardStack({ cards }: { cards: readonly SwipeCard[] }) {
  return (
    <Stack>
      {cards.slice(0, drawnCards).map((card, depth) => (
        <li key={card.id} className={game.layer} data-depth={depth} inert={depth > 0}>
          <SwipeCardFace card={card} isTop={depth === 0} />
        </li>
      ))}
    </Stack>
  );
}

export function Stack({ children }: { children: ReactNode }) {
  return <ul className={game.stack}>{children}</ul>;
}

/** Where a card's member is, line by line: town and distance, or country if far away. */
export function usePlaceTexts(): (card: Pick<SwipeCard, 'city' | 'distance' | 'away'>) => string[] {
  const t = useTranslations('swipeGame');
  const ringName = useRingName();
  return ({ city, distance, away }) => {
    const town = [
      city,
      ...(distance === null ? [] : [distance === 0 ? t('near') : t('distance', { distance })]),
    ];
    return [town.filter(Boolean).join(' · '), ...(away ? [ringName(away, false)] : [])].filter(Boolean);
  };
}
