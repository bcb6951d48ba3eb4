import { mutate } from 'swr';
import type { MemberFilters } from '../../rules/community/member-filters.ts';
import { membersPath } from '../../rules/community/member-filters.ts';
import { callApi } from '../transport/call.ts';
import { useCall } from '../transport/hooks.ts';

const key = ['GET /api/search.php', undefined];

/** Path of the search that was brought back, so that its page can say so; the search screen is another page by then. */
let restored: string | null = null;
let isForgotten = false;

/** The search the member made last; null says that there is none, undefined that it is not known yet. */
export function useSavedSearch() {
  const { data } = useCall('GET /api/search.php', undefined);
  return data?.search;
}

/** Keeps the member's search for the next visit and every device. @throws ApiError */
export async function saveSearch(search: MemberFilters): Promise<void> {
  isForgotten = false;
  await mutate(key, { search }, { revalidate: false });
  await callApi('PUT /api/search.php', { body: { search } });
}

/** Forgets the member's search; this tab brings it back no more, whatever becomes of the call. @throws ApiError */
export async function clearSearch(): Promise<void> {
  isForgotten = true;
  restored = null;
  await mutate(key, { search: null }, { revalidate: false });
  await callApi('PUT /api/search.php', { body: { search: null } });
}

/** Where the saved search is shown; null where there is nothing to bring back. Marks it as brought back. */
export function restorePath(saved: MemberFilters | null | undefined): string | null {
  if (isForgotten || !saved) return null;
  const path = membersPath(saved);
  if (path === '/members') return null;
  restored = path;
  return path;
}

/** Whether a page of members is there because it was brought back. */
export function isRestored(path: string): boolean {
  return restored === path;
}
