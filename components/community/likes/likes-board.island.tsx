'use client';

// Shows the likes of one kind, live. It is an island because they belong to the signed-in member.

import { useTranslations } from 'next-intl';
import { useLikes } from '#lib/browser/transport/hooks.ts';
import { likeMember, restoreLike, unlikeMember } from '#lib/browser/community/like.ts';
import { likesOf, type LikeEntry, type LikeType } from '#lib/rules/community/like-lists.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGridSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { doOrSay } from '../../ui/do-or-say.ts';
import { notify } from '../../ui/toast.ts';
import { LikeTile } from './like-tile.tsx';

/** Tiles that are seen without scrolling on a wide screen. */
const firstRow = 4;

export function LikesBoard({ type }: { type: LikeType }) {
  const t = useTranslations('likes');
  const { profiles, likedBy, error, mutate } = useLikes();

  if (!profiles || !likedBy) {
    if (error) return <ErrorState text={t('failed')} again={t('retry')} onAgain={() => void mutate()} />;
    return <CardGridSkeleton label={t('loading')} />;
  }
  const entries = likesOf(type, profiles, likedBy);
  if (entries.length === 0) {
    const action = <ButtonLink href="/members">{t('empty.action')}</ButtonLink>;
    return <EmptyState icon="heart" title={t(`empty.${type}`)} action={action} />;
  }
  const orSay = (id: number, deed: () => Promise<void>) =>
    doOrSay(`like-${id}`, deed, () => t('actionFailed'));
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
