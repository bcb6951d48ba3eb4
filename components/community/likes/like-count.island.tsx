'use client';

// The number of likes of one kind. An island because they belong to the signed-in member.

import { useLikes } from '#lib/browser/transport/hooks.ts';
import { listLikes, type LikeType } from '#lib/rules/community/like-lists.ts';
import { useSite } from '../../site/site-context.island.tsx';
import styles from './likes.module.css';
import { numberFormat } from '#lib/contract/formats.ts';

export function LikeCount({ type }: { type: LikeType }) {
  const { locale } = useSite();
  const { profiles, likedBy } = useLikes();
  if (!profiles || !likedBy) return null;
  const count = listLikes(type, profiles, likedBy).length;
  return count === 0 ? null : <span className={styles.count}>{numberFormat(locale).format(count)}</span>;
}
