import type { RouteName } from './routes.ts';

/** The five tabs of a member. */
export type NavSection = 'search' | 'messages' | 'likes' | 'credits' | 'me';

/** By the first word of a route's name. */
const sections: Readonly<Record<string, NavSection>> = {
  members: 'search',
  match: 'search',
  swipe: 'search',
  chats: 'messages',
  likes: 'likes',
  credits: 'credits',
  directdebit: 'credits',
  premium: 'credits',
  transactions: 'credits',
  profile: 'me',
  settings: 'me',
  notifications: 'me',
};

/** A screen's tab; null for none. */
export function navSection(route: RouteName | null): NavSection | null {
  if (route === 'members-id-chat') return 'messages';
  return sections[route?.split('-', 1)[0] ?? ''] ?? null;
}
