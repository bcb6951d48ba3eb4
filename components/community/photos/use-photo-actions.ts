import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { codeOf } from '#lib/browser/transport/api-error.ts';
import { orderOwnPhotos, removeOwnPhoto, restoreOwnPhoto } from '#lib/browser/community/own-photos.ts';
import type { OwnPhoto } from '#lib/contract/community/photos.ts';
import { moveEntry } from '#lib/rules/community/photo-order.ts';
import { notify } from '../../ui/toast.ts';
import { buttonId } from './photo-card.tsx';
import { useRemovedPhotos } from './removed-photos.ts';

/** How long the toast offers to undo; the button below the photos does so for as long as the server allows. */
const undoShown = 12_000;

/** What can be done with the photos; each deed shows at once, is said aloud, and comes back when it fails. */
export function usePhotoActions(photos: readonly OwnPhoto[], onGone: () => void) {
  const t = useTranslations('ownPhotos');
  const [said, say] = useState('');
  const focus = useRef<string | null>(null);
  const { removed, add, drop } = useRemovedPhotos();

  useEffect(() => {
    // The photo took its buttons along to another place of the page; later changes leave the focus alone.
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = null;
  }, [photos]);

  const move = (id: number, to: number, button?: 'earlier' | 'later' | 'menu') => {
    const order = photos.map((photo) => photo.id);
    const next = moveEntry(order, order.indexOf(id), to);
    focus.current = button ? buttonId(id, button) : null;
    say(button === 'menu' ? t('nowMain') : t('moved', { place: to + 1, count: photos.length }));
    orderOwnPhotos([...next]).catch(() => notify({ kind: 'error', text: t('orderFailed') }));
  };

  const restore = (id: number) => {
    restoreOwnPhoto(id)
      .then(() => {
        drop(id);
        say(t('restored'));
      })
      .catch((error: unknown) => {
        const code = codeOf(error);
        // Its time is over: nothing is left to bring back.
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

  return { said, say, move, remove, restore, removed: removed[0] ?? null };
}
