import { routeOf } from './routes.ts';

/**
 * The conversation, without locale, that a query such as `?back=/chats/4` leads back to, or null: the parameter may come from anywhere, so
 * nothing but a conversation of this site is taken.
 */
export function backPath(search: string): string | null {
  const path = new URLSearchParams(search).get('back');
  if (path === null || !/^\/[\w/-]+$/.test(path)) return null;
  const route = routeOf(path);
  return route === 'chats-id' || route === 'members-id-chat' ? path : null;
}
