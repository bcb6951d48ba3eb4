import { randomBytes } from 'node:crypto';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { CutPicture } from './cutter/picture.ts';

export const photoFolder = 'photos';

/** Variants that are served, subject to access. */
export const shownVariants = ['large', 'medium', 'thumb', 'locked', 'uncut'] as const;

export type ShownVariant = (typeof shownVariants)[number];

export const variantFile = (hash: string, variant: ShownVariant) => `${hash}-${variant}.webp`;

const originalFile = (hash: string) => `${hash}-original`;

/** An unguessable name: 64 random bits. */
export function newHash(): string {
  return randomBytes(8).toString('hex');
}

export async function writePicture(store: FileStore, hash: string, picture: CutPicture): Promise<void> {
  await Promise.all(
    shownVariants.map(async (variant) => {
      const bytes = picture[variant];
      if (bytes) await store.write(variantFile(hash, variant), bytes);
    }),
  );
}

export async function writePhoto(
  store: FileStore,
  hash: string,
  picture: CutPicture,
  original: Uint8Array,
): Promise<void> {
  await Promise.all([writePicture(store, hash, picture), store.write(originalFile(hash), original)]);
}

/** The uploaded picture; demo photos only have the large variant. Null if no file is left. */
export async function loadOriginal(store: FileStore, hash: string): Promise<Uint8Array | null> {
  return (await store.read(originalFile(hash))) ?? store.read(variantFile(hash, 'large'));
}

export async function loadVariant(
  store: FileStore,
  hash: string,
  variant: ShownVariant,
): Promise<Uint8Array | null> {
  const bytes = await store.read(variantFile(hash, variant));
  // An uncropped photo's large variant is the whole picture.
  return bytes || variant !== 'uncut' ? bytes : store.read(variantFile(hash, 'large'));
}

export async function erasePhoto(store: FileStore, hash: string): Promise<void> {
  const files = [...shownVariants.map((variant) => variantFile(hash, variant)), originalFile(hash)];
  await Promise.all(files.map((file) => store.erase(file)));
}
