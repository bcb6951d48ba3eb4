import { matchRoute } from '../platform/routes.ts';

/** The conversation that a screen shows: by its id, or by its member; none on other screens. */
export type OpenConversation = { conversation?: number; member?: number };

/** The open conversation at a path without locale. */
export function findOpenConversation(path: string): OpenConversation {
  const id = Number(path.split('/')[2]);
  const route = matchRoute(path);
  if (route === 'chats-id') return { conversation: id };
  return route === 'members-id-chat' ? { member: id } : {};
}
