import { useEffect, useState } from 'react';

/** How long the server brings a photo back: 15 minutes in milliseconds. */
const restorable = 15 * 60 * 1000;

type Removed = { id: number; until: number };

/** Photos that were taken away here and can still be brought back, the last one first. */
export function useRemovedPhotos() {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  useEffect(() => {
    const first = removed.at(-1);
    if (!first) return;
    const timer = setTimeout(
      () => setRemoved((now) => now.filter(({ until }) => until > Date.now())),
      Math.max(0, first.until - Date.now()) + 50,
    );
    return () => clearTimeout(timer);
  }, [removed]);

  return {
    removed: removed.map(({ id }) => id),
    add: (id: number) => setRemoved((now) => [{ id, until: Date.now() + restorable }, ...now]),
    drop: (id: number) => setRemoved((now) => now.filter((each) => each.id !== id)),
  };
}
