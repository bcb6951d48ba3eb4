/** Largest file that is sent, in bytes, as the contract has it. */
const photoBytes = 15 * 1024 * 1024;

/** What a browser may send; the server looks at the bytes again. */
export const photoTypes = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };

export type FileRefusal = 'photo_unreadable' | 'photo_too_large' | 'photo_empty';

/** Why a chosen file need not even be sent; null where the server is to judge. */
export function checkPhotoFile({ type, size }: Pick<File, 'type' | 'size'>): FileRefusal | null {
  // Some file pickers name no type at all.
  if (type !== '' && !Object.hasOwn(photoTypes, type)) return 'photo_unreadable';
  if (size === 0) return 'photo_empty';
  return size > photoBytes ? 'photo_too_large' : null;
}
