const sharpPhoto = /(\/photos\/[0-9a-f]{16})-(?:large|medium|thumb)\.webp$/;

/** Path of the blur that there is of every photo; null for what is no photo, or is one already. */
export function veiledPath(path: string): string | null {
  return sharpPhoto.test(path) ? path.replace(sharpPhoto, '$1-locked.webp') : null;
}

/** An answer with blurs in place of all its photos. */
export function veilPhotos<T>(answer: T): T {
  return veiled(answer) as T;
}

function veiled(value: unknown): unknown {
  if (typeof value === 'string') return veiledPath(value) ?? value;
  if (Array.isArray(value)) return value.map(veiled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, veiled(each)]));
}
