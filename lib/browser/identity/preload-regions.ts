import { preload } from 'swr';
import { readKey } from '../transport/hooks.ts';
import type { CallKey } from '../transport/keys.ts';

/** Has the regions under way before anything shows them. */
export function preloadRegions(): void {
  const key: CallKey<'GET /api/regions.php'> = ['GET /api/regions.php', undefined];
  void preload(key, readKey<'GET /api/regions.php'>).catch(() => undefined);
}
