/** Longest delay in seconds; few users stay on a page for longer than an hour. */
export const maxDelay = 3600;

/**
 * The query parameter `t` of a page: seconds until the like modal (`docs/specification.md` §2), null if invalid, and
 * the query without
 * it. `search` is null if there is no `t` to remove.
 */
export function likeDelay(search: string): { seconds: number | null; search: string | null } {
  const query = new URLSearchParams(search);
  const requested = query.get('t');
  if (requested === null) return { seconds: null, search: null };
  query.delete('t');
  const rest = query.toString();
  const seconds = /^\d{1,6}$/.test(requested) ? Math.min(Number(requested), maxDelay) : null;
  return { seconds, search: rest && `?${rest}` };
}
