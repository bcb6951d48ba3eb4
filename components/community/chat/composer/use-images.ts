import { useEffect, useState } from 'react';
import { newKey } from '#lib/browser/transport/call.ts';
import { dropImage, imageUrl, keepImage, readImage } from '#lib/browser/storage/image-storage.ts';
import type { Draft } from '#lib/rules/community/message-draft.ts';
import type { ChosenImage } from '#lib/rules/community/optimistic-messages.ts';
import { checkPhotoFile, type FileRefusal } from '#lib/rules/community/photos.ts';

/** Images that go out with one press. */
export const mostImages = 5;
/** Shorter side that the server accepts, in pixels. */
const leastSide = 200;
/** 25 megapixels, the most that it accepts. */
const mostPixels = 25_000_000;

export type ImageFault = FileRefusal | 'photo_too_small' | 'too_many_images';
export type ShownImage = ChosenImage & { url: string };

/** The images chosen for a draft: looked at before they are sent, and kept with it through a reload. */
export function useImages(own: number, draft: Draft, change: (change: (draft: Draft) => Draft) => void) {
  const [fault, setFault] = useState<ImageFault | null>(null);
  const [, setFound] = useState(0);
  const shown = draft.images.map((image): ShownImage => ({ ...image, url: imageUrl(image.file) }));
  const missing = shown.find(({ url }) => url === '')?.file;

  useEffect(() => {
    if (missing === undefined) return;
    void readImage(own, missing).then((kept) => {
      if (kept) setFound((times) => times + 1);
      else change(without(missing));
    });
  }, [own, missing, change]);

  const take = async (file: Blob) => {
    const problem = checkPhotoFile(file) ?? (await measure(file));
    if (typeof problem === 'string') return problem;
    const name = newKey();
    change((now) => ({ ...now, images: [...now.images, { file: name, ...problem }] }));
    await keepImage(own, name, file);
    setFound((times) => times + 1);
    return null;
  };

  return {
    images: shown,
    fault,
    clearFault: () => setFault(null),
    add: async (files: readonly Blob[]) => {
      const room = mostImages - draft.images.length;
      let first: ImageFault | null = files.length > room ? 'too_many_images' : null;
      for (const file of files.slice(0, Math.max(0, room))) first = (await take(file)) ?? first;
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

async function measure(file: Blob): Promise<{ width: number; height: number } | ImageFault> {
  try {
    const { width, height } = await createImageBitmap(file);
    if (width * height > mostPixels) return 'photo_too_large';
    return Math.min(width, height) < leastSide ? 'photo_too_small' : { width, height };
  } catch {
    return 'photo_unreadable';
  }
}
