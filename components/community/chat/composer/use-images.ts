import { useEffect, useState } from 'react';
import { newKey } from '#lib/browser/transport/call.ts';
import { dropImage, imageUrl, storeImage, loadImage } from '#lib/browser/storage/image-storage.ts';
import type { FittedPhoto } from '#lib/browser/community/fit-photo.ts';
import { minPhotoSide } from '#lib/contract/community/photo-limits.ts';
import type { Draft } from '#lib/rules/community/message-draft.ts';
import type { ChosenImage } from '#lib/rules/community/optimistic-messages.ts';
import { checkPhotoFile, type FileRefusal } from '#lib/rules/community/photos.ts';

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
