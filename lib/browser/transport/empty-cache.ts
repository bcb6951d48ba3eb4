import { mutate } from 'swr';
import { forgetAnswers } from './etag-cache.ts';

/** Forgets every answer: what is shown next belongs to another member, or to nobody. */
export async function emptyCache(): Promise<void> {
  forgetAnswers();
  await mutate(() => true, undefined, { revalidate: false });
}
