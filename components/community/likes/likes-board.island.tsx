'use client';
import { useTranslations } from 'next-intl';
import { likeMember, restoreLike, unlikeMember } from '#lib/browser/community/like.ts';
import { useLikes } from '#lib/browser/transport/hooks.ts';
import { listLikes, type LikeEntry, type LikeType } from '#lib/rules/community/like-lists.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { attempt } from '../../ui/attempt.ts';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { PhotoOrLetter } from '../../ui/photo.tsx';
import { SafetyButton } from '../../ui/report/safety-button.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { notify } from '../../ui/toast.ts';
import styles from './likes.module.css';
import { numberFormat } from '#lib/contract/formats.ts';

// The likes of one kind, live. An island because they belong to the signed-in member.

/** Tiles above the fold on wide screens. */
const firstRow = 4;

export function LikesBoard({ type }: { type: LikeType }) {
  const t = useTranslations('likes');
  const { profiles, likedBy, error, mutate } = useLikes();

  if (!profiles || !likedBy) {
    if (error) return <ErrorState text={t('failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />;
    return <CardGridSkeleton label={t('loading')} />;
  }
  const entries = listLikes(type, profiles, likedBy);
  if (entries.length === 0) {
    const action = <ButtonLink href="/members">{t('empty.action')}</ButtonLink>;
    return <EmptyState icon="heart" title={t(`empty.${type}`)} action={action} />;
  }
  const orSay = (id: number, action: () => Promise<void>) =>
    attempt(`like-${id}`, action, () => t('actionFailed'));
  const unlike = async ({ profile: { id, name } }: LikeEntry) => {
    if (!(await orSay(id, () => unlikeMember(id)))) return;
    const undo = () => void orSay(id, () => restoreLike(id));
    notify({ kind: 'info', text: t('unliked', { name }), action: { label: t('undo'), onPress: undo } });
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('count', { count: entries.length })}
      </p>
      <ul className="vk-grid">
        {entries.map((entry, position) => (
          <LikeTile
            key={entry.profile.id}
            entry={entry}
            eager={position < firstRow}
            onLike={() => void orSay(entry.profile.id, () => likeMember(entry.profile.id, entry.profile))}
            onUnlike={() => void unlike(entry)}
          />
        ))}
      </ul>
    </>
  );
}

type Props = { entry: LikeEntry; eager: boolean; onLike: () => void; onUnlike: () => void };

/** A member in a list of likes. It links to the like, so that opening it clears the new-like flag. */
function LikeTile({ entry, eager, onLike, onUnlike }: Props) {
  const t = useTranslations('likes');
  const { fictional } = useSite();
  const { profile, isNew, isMutual, isLiked } = entry;
  const { name, main_image: image } = profile;
  return (
    <li className="vk-tile">
      <SiteLink href={`/likes/m/${profile.id}`} className="vk-tile-link">
        <PhotoOrLetter
          image={image}
          name={name}
          sizes="(min-width: 62em) 25vw, (min-width: 48em) 33vw, 50vw"
          eager={eager}
        />
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

// The number of likes of one kind. An island because they belong to the signed-in member.

export function LikeCount({ type }: { type: LikeType }) {
  const { locale } = useSite();
  const { profiles, likedBy } = useLikes();
  if (!profiles || !likedBy) return null;
  const count = listLikes(type, profiles, likedBy).length;
  return count === 0 ? null : <span className={styles.count}>{numberFormat(locale).format(count)}</span>;
}
