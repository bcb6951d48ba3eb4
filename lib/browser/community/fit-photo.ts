import { originalSide, maxPhotoBytes, maxPhotoPixels } from '#lib/contract/community/photo-limits.ts';

const quality = 0.9;

type Size = { width: number; height: number };
export type FittedPhoto = Size & { file: Blob };

/**
 * Prepares a picture for upload: if it exceeds the server's limits, as from many phones, it is scaled to the stored
 * size.
 * @throws if the browser cannot read it
 */
export async function fitPhoto(file: Blob): Promise<FittedPhoto> {
  const size = await measurePhoto(file);
  const isFitting = file.size <= maxPhotoBytes && size.width * size.height <= maxPhotoPixels;
  return isFitting ? { file, ...size } : await shrink(file);
}

/** The size after rotation, from the header: the event `load` does not wait for decoding. */
async function measurePhoto(file: Blob): Promise<Size> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error('The browser cannot read the picture'));
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function shrink(original: Blob): Promise<FittedPhoto> {
  const picture = await createImageBitmap(original);
  const scale = Math.min(1, originalSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const { width, height } = canvas;
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!file) throw new Error('The browser has made no picture');
  return { file, width, height };
}
