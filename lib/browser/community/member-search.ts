import useSWR from 'swr';
import type { ApiError } from '../transport/api-error.ts';
import { liveConfig, fetchKey } from '../transport/hooks.ts';
import type { CallKey } from '../transport/keys.ts';
import type { ReadQuery, CallResponse } from '../transport/types.ts';

/** Fresh on each visit, but not when returning to the tab. */
const freshAtEachVisit = { ...liveConfig, revalidateIfStale: true };

/** A page of search results for the reader, also for visitors. */
export function useMemberSearch(query: ReadQuery<'GET /api/members.php'>) {
  const key: CallKey<'GET /api/members.php'> = ['GET /api/members.php', query];
  return useSWR<CallResponse<'GET /api/members.php'>, ApiError>(key, () => fetchKey(key), freshAtEachVisit);
}

/** The ages applied to the reader's list by default, once that list is known; fetches nothing. */
export function useAppliedAges(query: ReadQuery<'GET /api/members.php'>) {
  const key: CallKey<'GET /api/members.php'> = ['GET /api/members.php', query];
  return useSWR<CallResponse<'GET /api/members.php'>, ApiError>(key, null).data?.applied.ages ?? null;
}
