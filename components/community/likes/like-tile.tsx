import { useTranslations } from 'next-intl';
import type { LikeEntry } from '#lib/rules/community/like-lists.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { SafetyButton } from '../../ui/report/safety-button.tsx';
import styles from './likes.module.css';

type Props = { entry: LikeEntry; eager: boolean; onLike: () => void; onUnlike: () => void };

/** A member of a list of likes. Its link goes by the like, so that opening it clears the new-like flag. */
export function LikeTile({ entry, eager, onLike, onUnlike }: Props) {
  const t = useTranslations('likes');
  const { fictional } = useSite();
  const { profile, isNew, isMutual, isLiked } = entry;
  const { name, main_image: image } = profile;
  return (
    <li className="vk-tile">
      <SiteLink href={`/likes/m/${profile.id}`} className="vk-tile-link">
        {image ? (
          <Photo
            image={image}
            alt=""
            sizes="(min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw"
            eager={eager}
          />
        ) : (
          <span className="vk-tile-letter" aria-hidden="true">
            {Array.from(name)[0]?.toUpperCase()}
          </span>
        )}
        <span className={styles.labels}>
          {isNew ? <span className={styles.new}>{t('new')}</span> : null}
          {isMutual ? <span className={styles.mutual}>{t('mutual')}</span> : null}
          {profile.fictional_icon ? <FictionalLabel word={fictional.singular} /> : null}
        </span>
        <span className="vk-tile-text">
          <span className="vk-tile-name">{nameLine(name, profile.age)}</span>
          <span className="vk-tile-town">{profile.city}</span>
        </span>
      </SiteLink>
      <div className={`vk-tile-action ${styles.actions}`}>
        {isMutual ? (
          <SiteLink
            href={`/members/${profile.id}/chat`}
            className="vk-round vk-round-photo"
            aria-label={t('message', { name })}
          >
            <Icon name="chat" />
          </SiteLink>
        ) : null}
        <button
          type="button"
          className="vk-round vk-round-photo"
          aria-pressed={isLiked}
          aria-label={isLiked ? t('unlike', { name }) : t('likeBack', { name })}
          onClick={isLiked ? onUnlike : onLike}
        >
          <Icon name={isLiked ? 'heart-fill' : 'heart'} />
        </button>
        <SafetyButton profile={profile} label={t('safety', { name })} className="vk-round vk-round-photo" />
      </div>
    </li>
  );
}
