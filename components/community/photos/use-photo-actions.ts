import { photoRestoreMs } from '#lib/contract/community/photo-limits.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { reorderOwnPhotos, removeOwnPhoto, restoreOwnPhoto } from '#lib/browser/community/own-photos.ts';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import type { OwnPhoto } from '#lib/contract/community/photos.ts';
import { moveEntry } from '#lib/rules/community/photo-order.ts';
import { notify } from '../../ui/toast.ts';
import { buttonId } from './photo-card.tsx';

/** How long the toast offers to undo, in ms; the button below the photos does so until the server's limit. */
const undoShown = 12_000;

/** The actions on photos; each shows at once, is announced, and is reverted on failure. */
export function usePhotoActions(photos: readonly OwnPhoto[], onGone: () => void) {
  const t = useTranslations('photoBoard');
  const [announcement, announce] = useState('');
  const focus = useRef<string | null>(null);
  const { removed, add, drop } = useRemovedPhotos();

  useEffect(() => {
    // The moved photo's buttons moved along; later changes leave the focus alone.
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = null;
  }, [photos]);

  const move = (id: number, to: number, button?: 'earlier' | 'later' | 'menu') => {
    const photoIds = photos.map((photo) => photo.id);
    const next = moveEntry(photoIds, photoIds.indexOf(id), to);
    focus.current = button ? buttonId(id, button) : null;
    announce(button === 'menu' ? t('nowMain') : t('moved', { number: to + 1, count: photos.length }));
    reorderOwnPhotos([...next]).catch(() => notify({ kind: 'error', text: t('sortFailed') }));
  };

  const restore = (id: number) => {
    restoreOwnPhoto(id)
      .then(() => {
        drop(id);
        announce(t('restored'));
      })
      .catch((error: unknown) => {
        const code = getErrorCode(error);
        // The time is over: nothing to restore.
        if (code === 'not_found') drop(id);
        const text = code === 'photo_limit' ? t('restoreFull') : t('restoreFailed');
        notify({ kind: 'error', text });
      });
  };

  const remove = ({ id }: OwnPhoto) => {
    onGone();
    removeOwnPhoto(id)
      .then(() => {
        add(id);
        notify({
          kind: 'success',
          text: t('removed'),
          lasts: undoShown,
          action: { label: t('undo'), onPress: () => restore(id) },
        });
      })
      .catch(() => notify({ kind: 'error', text: t('removeFailed') }));
  };

  return { announcement, announce, move, remove, restore, removed: removed[0] ?? null };
}

type Removed = { id: number; until: number };

/** Removed photos that can still be restored, the latest first. */
function useRemovedPhotos() {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  useEffect(() => {
    const first = removed.at(-1);
    if (!first) return;
    const timer = setTimeout(
      () => setRemoved((now) => now.filter(({ until }) => until > Date.now())),
      Math.max(0, first.until - Date.now()) + 50,
    );
    return () => clearTimeout(timer);
  }, [removed]);

  return {
    removed: removed.map(({ id }) => id),
    add: (id: number) => setRemoved((now) => [{ id, until: Date.now() + photoRestoreMs }, ...now]),
    drop: (id: number) => setRemoved((now) => now.filter((each) => each.id !== id)),
  };
}
