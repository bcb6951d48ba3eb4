import type { RouteName } from './routes.ts';

/** The five tabs of a member. */
export type NavSection = 'search' | 'messages' | 'likes' | 'credits' | 'me';

const sections: Partial<Record<RouteName, NavSection>> = {
  members: 'search',
  'members-in': 'search',
  'members-in-region': 'search',
  'members-with-interest': 'search',
  'members-id': 'search',
  'match-finder': 'search',
  'swipe-game': 'search',
  'members-id-chat': 'messages',
  chats: 'messages',
  'chats-id': 'messages',
  likes: 'likes',
  'likes-type': 'likes',
  'likes-m-id': 'likes',
  credits: 'credits',
  'credits-id-paymentmethod': 'credits',
  'credits-repeat-order': 'credits',
  directdebit: 'credits',
  premium: 'credits',
  'transactions-id': 'credits',
  profile: 'me',
  settings: 'me',
  notifications: 'me',
};

/** The tab a screen belongs to; null where none is lit. */
export function navSection(route: RouteName | null): NavSection | null {
  return (route && sections[route]) ?? null;
}
