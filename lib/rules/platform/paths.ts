import { matchRoute } from './routes.ts';

/**
 * The conversation's path, without locale, in a query such as `?back=/chats/4`, or null: the parameter is untrusted, so
 * only conversations of this site are accepted.
 */
export function backPath(search: string): string | null {
  const path = new URLSearchParams(search).get('back');
  if (path === null || !/^\/[\w/-]+$/.test(path)) return null;
  const route = matchRoute(path);
  return route === 'chats-id' || route === 'members-id-chat' ? path : null;
}

/** The file of an icon's address, and the content hash in its name: `favicon-01234567.svg`. */
export function iconFile(path: string): { file: string; hash: string | null } {
  const [, start, hash, end] = /^(.+)-([0-9a-f]{8})(\.(?:svg|png))$/.exec(path) ?? [];
  return start && hash && end ? { file: start + end, hash } : { file: path, hash: null };
}
