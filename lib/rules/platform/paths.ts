import { matchRoute } from './routes.ts';

/**
 * The conversation, without locale, that a query such as `?back=/chats/4` leads back to, or null: the parameter may come from anywhere, so
 * nothing but a conversation of this site is taken.
 */
export function backPath(search: string): string | null {
  const path = new URLSearchParams(search).get('back');
  if (path === null || !/^\/[\w/-]+$/.test(path)) return null;
  const route = matchRoute(path);
  return route === 'chats-id' || route === 'members-id-chat' ? path : null;
}

/** The file that an icon's address means, and the hash of its content that its name may carry: `favicon-01234567.svg`. */
export function iconFile(path: string): { file: string; hash: string | null } {
  const [, start, hash, end] = /^(.+)-([0-9a-f]{8})(\.(?:svg|png))$/.exec(path) ?? [];
  return start && hash && end ? { file: start + end, hash } : { file: path, hash: null };
}
