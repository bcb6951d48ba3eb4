/**
 * Reads when something was dismissed, in milliseconds since the epoch. Null where it was not, or where storage is
 * closed to us, so that a private window shows it again rather than failing.
 */
export function dismissedAt(key: string, storage: Pick<Storage, 'getItem'>): number | null {
  try {
    const stored = Number(storage.getItem(key) ?? '');
    return stored > 0 ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the moment of a dismissal; a full or closed storage is no reason to bother anybody. */
export function dismiss(key: string, storage: Pick<Storage, 'setItem'>, now: number): void {
  try {
    storage.setItem(key, String(now));
  } catch {
    // Shown again next time.
  }
}
