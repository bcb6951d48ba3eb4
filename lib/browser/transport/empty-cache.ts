import { mutate } from 'swr';
import { clearEtagCache } from './etag-cache.ts';

/** Forgets every answer: what is shown next belongs to another member, or to nobody. */
export async function emptyCache(): Promise<void> {
  clearEtagCache();
  await mutate(() => true, undefined, { revalidate: false });
}
