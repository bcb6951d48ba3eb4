import { useTranslations } from 'next-intl';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import styles from './swipe-card.module.css';
import { usePlaceTexts } from './use-place-texts.ts';

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
        {image ? (
          <Photo
            image={image}
            alt=""
            sizes="(min-width: 62em) 420px, (min-width: 36em) 480px, 100vw"
            eager
          />
        ) : (
          <span className="vk-tile-letter" aria-hidden="true">
            {Array.from(name)[0]?.toUpperCase()}
          </span>
        )}
        {card.fictional_icon && <FictionalLabel word={fictional.singular} variant="photo" />}
        <div className={styles.who}>
          <h2 className={styles.name}>{nameLine(name, age)}</h2>
          <p className={styles.place}>
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
