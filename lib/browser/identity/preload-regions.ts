import { preload } from 'swr';
import { fetchKey } from '../transport/hooks.ts';
import type { CallKey } from '../transport/keys.ts';

/** Prefetches the regions. */
export function preloadRegions(): void {
  const key: CallKey<'GET /api/regions.php'> = ['GET /api/regions.php', undefined];
  void preload(key, fetchKey<'GET /api/regions.php'>).catch(() => undefined);
}
