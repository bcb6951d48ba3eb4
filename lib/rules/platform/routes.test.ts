import { alertHidden } from '../outreach/alerts.ts';
import {
  backButtonShown,
  entryWarningHidden,
  membersArea,
  needsSession,
  matchRoute,
  routes,
  footerVariant,
} from './routes.ts';

describe('matchRoute', () => {
  it.each([
    ['/', 'index'],
    ['/members', 'members'],
    ['/members/in', 'members-in'],
    ['/members/in/de-nw-nordrhein-westfalen', 'members-in-region'],
    ['/members/with/board-games', 'members-with-interest'],
    ['/members/12', 'members-id'],
    ['/members/12/chat', 'members-id-chat'],
    ['/members/12/landing2', 'members-id-landing2-slug'],
    ['/members/12/landing2/summer', 'members-id-landing2-slug'],
    ['/likes', 'likes'],
    ['/likes/received', 'likes-type'],
    ['/likes/m/12', 'likes-m-id'],
    ['/credits/repeat-order', 'credits-repeat-order'],
    ['/credits/3', 'credits-id-paymentmethod'],
    ['/credits/3/ideal', 'credits-id-paymentmethod'],
    ['/transactions', 'transactions-id'],
    ['/landers/video/beach', 'landers-video-slug'],
    ['/imprint', 'token'],
    ['/settings', 'settings'],
    ['/unsubscribe', 'unsubscribe'],
  ])('%s is %s', (path, name) => {
    expect(matchRoute(path)).toBe(name);
  });

  it.each(['/foo.bar', '/members/1/2/3', '/landers/unknown/x', '/pages/unknown', '/robots.txt'])(
    '%s is no screen',
    (path) => {
      expect(matchRoute(path)).toBeNull();
    },
  );

  it('finds every route by its own pattern', () => {
    for (const [name, pattern] of Object.entries(routes)) {
      expect(matchRoute(pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '7') || '/')).toBe(name);
    }
  });
});

it('keeps the lists of sections 2 and 4', () => {
  expect([...membersArea]).toEqual(['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium']);
  expect([...entryWarningHidden]).toEqual([
    'complete-signup',
    'reset-password',
    'reset-password-do',
    'unsubscribe',
  ]);
  expect(backButtonShown.has('credits-id-paymentmethod')).toBe(true);
  expect([...alertHidden.push]).toEqual([
    'signup',
    'signup-matches',
    'notifications',
    'activate-done',
    'pricing',
    'credits',
    'credits-id-paymentmethod',
    'credits-repeat-order',
    'premium',
    'directdebit',
  ]);
});

it('requires a session for screens of the own account, but not for a mail’s link', () => {
  for (const path of ['/credits', '/transactions', '/transactions/12', '/transactions/abc', '/directdebit'])
    expect(needsSession(path)).toBe(true);
  for (const path of ['/pricing', '/withdrawal', '/transactions/0b9f3f0e-6f0a-4c5e-9d9b-5a1f4f2f7c11'])
    expect(needsSession(path)).toBe(false);
});

it.each([
  { installed: false, signedIn: false, home: false, variant: 'full' },
  { installed: false, signedIn: false, home: true, variant: 'full' },
  { installed: false, signedIn: true, home: true, variant: 'full' },
  { installed: false, signedIn: true, home: false, variant: 'short' },
  { installed: true, signedIn: false, home: true, variant: 'short' },
])('installed $installed, signed in $signedIn, home $home: $variant', ({ variant, ...page }) => {
  expect(footerVariant(page)).toBe(variant);
});
