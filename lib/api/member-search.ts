import useSWR from 'swr';
import type { ApiError } from './api-error.ts';
import { keptFresh, readKey } from './hooks.ts';
import type { CallKey } from './keys.ts';
import type { ReadQuery, ResponseOf } from './types.ts';

/** One page of a search, for visitors too; for pages that hold no results of their own. */
export function useMemberSearch(query: ReadQuery<'GET /api/members.php'>) {
  const key: CallKey<'GET /api/members.php'> = ['GET /api/members.php', query];
  return useSWR<ResponseOf<'GET /api/members.php'>, ApiError>(key, () => readKey(key), keptFresh);
}
