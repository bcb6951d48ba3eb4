/** The server's limits in bytes and pixels, as in the contract. */
const maxBytes = 15 * 1024 * 1024;
const maxPixels = 25_000_000;
/** Longest side in px of stored pictures. */
const maxSide = 2_560;
const quality = 0.9;

export type FittedPhoto = { file: Blob; width: number; height: number };

/**
 * Prepares a picture for upload: if it exceeds the server's limits, as from many phones, it is scaled to the stored
 * size.
 * @throws if the browser cannot decode it
 */
export async function fitPhoto(file: Blob): Promise<FittedPhoto> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const isFitting = file.size <= maxBytes && width * height <= maxPixels;
  const fitted = isFitting ? { file, width, height } : await shrink(picture);
  picture.close();
  return fitted;
}

async function shrink(picture: ImageBitmap): Promise<FittedPhoto> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { width, height } = canvas;
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!file) throw new Error('The browser has made no picture');
  return { file, width, height };
}
