/** When something was dismissed, in milliseconds since the epoch; null if never. */
export function dismissedAt(key: string, storage: Pick<Storage, 'getItem'>): number | null {
  const stored = Number(storage.getItem(key) ?? '');
  return stored > 0 ? stored : null;
}

/** Stores the time of a dismissal. */
export function dismiss(key: string, storage: Pick<Storage, 'setItem'>, now: number): void {
  storage.setItem(key, String(now));
}
