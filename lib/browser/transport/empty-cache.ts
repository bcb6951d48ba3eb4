import { mutate } from 'swr';
import { clearEtagCache } from './etag-cache.ts';

/** Clears all cached responses before the user changes. */
export async function emptyCache(): Promise<void> {
  clearEtagCache();
  await mutate(() => true, undefined, { revalidate: false });
}
