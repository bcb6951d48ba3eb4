import { matchRoute } from '../platform/routes.ts';

/** Which conversation a screen shows: by its own id, or by the member it is with; nothing on any other screen. */
export type OpenConversation = { conversation?: number; member?: number };

/** The conversation that is open at a path without locale. */
export function findOpenConversation(path: string): OpenConversation {
  const id = Number(path.split('/')[2]);
  const route = matchRoute(path);
  if (route === 'chats-id') return { conversation: id };
  return route === 'members-id-chat' ? { member: id } : {};
}
