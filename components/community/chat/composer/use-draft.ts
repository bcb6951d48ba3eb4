import { useCallback, useEffect, useRef, useState } from 'react';
import { isNews, markSeen, saveDraft } from '#lib/browser/storage/save-draft.ts';
import {
  agree,
  draftKey,
  isNewer,
  storeDraft,
  maxDraftLength,
  loadDraft,
  savedText,
  type Draft,
} from '#lib/rules/community/message-draft.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';
import { newKey } from '#lib/browser/transport/call.ts';
import { dropImage, imageUrl, storeImage, loadImage } from '#lib/browser/storage/image-storage.ts';
import type { FittedPhoto } from '#lib/browser/community/fit-photo.ts';
import { minPhotoSide } from '#lib/contract/community/photo-limits.ts';
import type { ChosenImage } from '#lib/rules/community/optimistic-messages.ts';
import { checkPhotoFile, type FileRefusal } from '#lib/rules/community/photos.ts';

/** Milliseconds after the last input until the draft is sent to the server. */
const delayMs = 1_000;

type Change = (change: (draft: Draft) => Draft) => void;

/** The mounted drafts. A message refused after its writer left returns to the stored draft instead. */
const shown = new Map<string, Change>();

/** The draft for a member, stored here across reloads and on the server for other devices; the latest version wins. */
export function useDraft(
  own: number,
  other: number,
  onServer: string | undefined,
): [draft: Draft, change: Change] {
  const key = draftKey(own, other);
  const [draft, setDraft] = useState(() => {
    const stored = loadDraft(browserStorage, key);
    return onServer !== undefined && isNews(key, onServer) ? agree(stored, onServer) : stored;
  });
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    storeDraft(browserStorage, key, draft);
  }, [key, draft]);

  useEffect(() => {
    if (onServer === undefined) return;
    // Own saves match too: the versions then agree.
    if (isNews(key, onServer)) setDraft((now) => agree(now, onServer));
    else setDraft((now) => (savedText(now) === onServer ? agree(now, onServer) : now));
    markSeen(key, onServer);
  }, [key, onServer]);

  const text = savedText(draft);
  const isUnsaved = isNewer(draft) && text.length <= maxDraftLength;
  useEffect(() => {
    if (!isUnsaved) return;
    const save = (isLeaving: boolean) =>
      void saveDraft(key, other, text, isLeaving).then(
        () => setDraft((now) => ({ ...now, agreed: text })),
        // Stored locally; sent with the next input or when back online.
        () => undefined,
      );
    const soon = setTimeout(save, delayMs, false);
    const onLeave = () => {
      if (document.visibilityState === 'hidden') save(true);
    };
    const onOnline = () => save(false);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      clearTimeout(soon);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, [key, other, text, isUnsaved]);

  // On navigation a delayed save is sent at once.
  useEffect(
    () => () => {
      const lastDraft = latest.current;
      const leftText = savedText(lastDraft);
      if (!isNewer(lastDraft) || leftText.length > maxDraftLength) return;
      void saveDraft(key, other, leftText, true).then(
        () => storeDraft(browserStorage, key, { ...loadDraft(browserStorage, key), agreed: leftText }),
        () => undefined,
      );
    },
    [key, other],
  );

  useEffect(() => {
    shown.set(key, setDraft);
    return () => {
      shown.delete(key);
    };
  }, [key]);
  const change = useCallback<Change>(
    (apply) => {
      const show = shown.get(key);
      if (show) show(apply);
      else storeDraft(browserStorage, key, apply(loadDraft(browserStorage, key)));
    },
    [key],
  );
  return [draft, change];
}

export const maxImages = 5;

export type ImageFault = FileRefusal | 'photo_too_small' | 'too_many_images';
export type ShownImage = ChosenImage & { url: string };

/** The images of a draft: validated before sending, and stored across reloads. */
export function useImages(own: number, draft: Draft, change: (change: (draft: Draft) => Draft) => void) {
  const [fault, setFault] = useState<ImageFault | null>(null);
  const [, setFound] = useState(0);
  const shown = draft.images.map((image): ShownImage => ({ ...image, url: imageUrl(image.file) }));
  const missing = shown.find(({ url }) => url === '')?.file;

  useEffect(() => {
    if (missing === undefined) return;
    void loadImage(own, missing).then((stored) => {
      if (stored) setFound((times) => times + 1);
      else change(without(missing));
    });
  }, [own, missing, change]);

  const addImage = async (file: Blob) => {
    const fitted = checkPhotoFile(file) ?? (await fit(file));
    if (typeof fitted === 'string') return fitted;
    const name = newKey();
    const { width, height } = fitted;
    change((now) => ({ ...now, images: [...now.images, { file: name, width, height }] }));
    await storeImage(own, name, fitted.file);
    setFound((times) => times + 1);
    return null;
  };

  return {
    images: shown,
    fault,
    clearFault: () => setFault(null),
    add: async (files: readonly Blob[]) => {
      const remaining = maxImages - draft.images.length;
      let first: ImageFault | null = files.length > remaining ? 'too_many_images' : null;
      for (const file of files.slice(0, Math.max(0, remaining))) first = (await addImage(file)) ?? first;
      setFault(first);
    },
    remove: (file: string) => {
      setFault(null);
      change(without(file));
      void dropImage(own, file);
    },
  };
}

function without(file: string) {
  return (draft: Draft): Draft => ({ ...draft, images: draft.images.filter((image) => image.file !== file) });
}

async function fit(file: Blob): Promise<FittedPhoto | ImageFault> {
  try {
    const { fitPhoto } = await import('#lib/browser/community/fit-photo.ts');
    const fitted = await fitPhoto(file);
    return Math.min(fitted.width, fitted.height) < minPhotoSide ? 'photo_too_small' : fitted;
  } catch {
    return 'photo_unreadable';
  }
}
