import { matchRoute } from '../platform/routes.ts';
import { asksForTerms } from './terms-asking.ts';

test.each(['/', '/members', '/members/7', '/chats', '/chats/4', '/likes', '/credits', '/profile'])(
  'asks on %s',
  (path) => expect(asksForTerms(matchRoute(path))).toBe(true),
);

test.each([
  '/pages/terms',
  '/pages/privacy',
  '/imprint',
  '/withdrawal',
  '/settings',
  '/notifications',
  '/account-deleted',
  '/complaints',
  '/transactions/7',
  '/login',
  '/nowhere/at/all',
])('leaves %s alone', (path) => expect(asksForTerms(matchRoute(path))).toBe(false));
