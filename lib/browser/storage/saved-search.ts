import { mutate } from 'swr';
import type { MemberFilters } from '../../rules/community/member-filters.ts';
import { membersPath } from '../../rules/community/member-filters.ts';
import { callApi } from '../transport/call.ts';
import { useCall } from '../transport/hooks.ts';

const key = ['GET /api/search.php', undefined];

/** Path of the restored search, so that its page can say so; the search screen is a new page by then. */
let restored: string | null = null;
let isDeleted = false;

/** The member's last search; null for none, undefined until known. */
export function useSavedSearch() {
  const { data } = useCall('GET /api/search.php', undefined);
  return data?.search;
}

/** Saves the member's search for the next visit and all devices. @throws ApiError */
export async function saveSearch(search: MemberFilters): Promise<void> {
  isDeleted = false;
  await mutate(key, { search }, { revalidate: false });
  await callApi('PUT /api/search.php', { body: { search } });
}

/** Deletes the member's search; this tab does not restore it again, even if the call fails. @throws ApiError */
export async function clearSearch(): Promise<void> {
  isDeleted = true;
  restored = null;
  await mutate(key, { search: null }, { revalidate: false });
  await callApi('PUT /api/search.php', { body: { search: null } });
}

/** Path of the saved search, marked as restored; null for none. */
export function restorePath(saved: MemberFilters | null | undefined): string | null {
  if (isDeleted || !saved) return null;
  const path = membersPath(saved);
  if (path === '/members') return null;
  restored = path;
  return path;
}

/** Whether a page of members was restored. */
export function isRestored(path: string): boolean {
  return restored === path;
}
