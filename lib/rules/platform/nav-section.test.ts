import { navSection } from './nav-section.ts';
import { matchRoute } from './routes.ts';

it.each([
  ['/members', 'search'],
  ['/members/12', 'search'],
  ['/match-finder', 'search'],
  ['/swipe-game', 'search'],
  ['/members/12/chat', 'messages'],
  ['/chats/7', 'messages'],
  ['/likes/m/12', 'likes'],
  ['/credits', 'credits'],
  ['/premium', 'credits'],
  ['/settings', 'me'],
  ['/', null],
  ['/pages/terms', null],
  ['/no/such/screen', null],
])('%s lights %s', (path, section) => {
  expect(navSection(matchRoute(path))).toBe(section);
});
