import useSWR from 'swr';
import type { ApiError } from './api-error.ts';
import { keptFresh, readKey } from './hooks.ts';
import type { CallKey } from './keys.ts';
import type { ReadQuery, ResponseOf } from './types.ts';

/** As a page is made again for each visit; not under the eyes of who comes back to the tab. */
const freshAtEachVisit = { ...keptFresh, revalidateIfStale: true };

/** One page of a search as the reader sees it, for visitors too. */
export function useMemberSearch(query: ReadQuery<'GET /api/members.php'>) {
  const key: CallKey<'GET /api/members.php'> = ['GET /api/members.php', query];
  return useSWR<ResponseOf<'GET /api/members.php'>, ApiError>(key, () => readKey(key), freshAtEachVisit);
}
