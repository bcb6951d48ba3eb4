import useSWR from 'swr';
import type { ApiError } from '../transport/api-error.ts';
import { liveConfig, fetchKey } from '../transport/hooks.ts';
import type { CallKey } from '../transport/keys.ts';
import type { ReadQuery, ResponseOf } from '../transport/types.ts';

/** As a page is made again for each visit; not under the eyes of who comes back to the tab. */
const freshAtEachVisit = { ...liveConfig, revalidateIfStale: true };

/** One page of a search as the reader sees it, for visitors too. */
export function useMemberSearch(query: ReadQuery<'GET /api/members.php'>) {
  const key: CallKey<'GET /api/members.php'> = ['GET /api/members.php', query];
  return useSWR<ResponseOf<'GET /api/members.php'>, ApiError>(key, () => fetchKey(key), freshAtEachVisit);
}
