import { landerPath, landers, landerSlugs, toNiche } from '../../lib/rules/growth/lander-slugs.ts';
import type { RouteName } from '../../lib/rules/platform/routes.ts';
import { expandDetails, press, sendEmpty } from './page-actions.ts';
import { signupAt } from './fill-signup.ts';
import type { Known } from './known.ts';
import type { Visit } from './visit.ts';

/** A screen defined by its path alone. */
const plain = (route: RouteName, path: string, act?: Visit['act']): Visit => ({
  screen: toName(path),
  route,
  path,
  ...(act ? { act } : {}),
});

const toName = (path: string) =>
  path === '/' ? 'home' : path.slice(1).replace(/\?.*$/, '').replaceAll('/', '-');

const member = (route: RouteName, rest: string): Visit => ({
  screen: route,
  route,
  path: ({ member: id }) => `/members/${id}${rest}`,
});

const landing = (route: RouteName, kind: string): Visit => ({
  screen: `members-id-${kind}`,
  route,
  path: ({ landing: id }) => `/members/${id}/${kind}`,
});

const info = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;
const signupSteps = ['who', 'birth', 'name', 'place', 'account'] as const;
const campaign = ({ niche }: Known, nth: number) => landerSlugs[toNiche(niche)][nth] ?? '';

const landerRoute = (name: (typeof landers)[number]): RouteName =>
  name === 'tinderswipe' ? 'landers-tinderswipe' : `landers-${name}-slug`;

export const publicVisits: readonly Visit[] = [
  plain('index', '/'),
  { screen: 'language-menu', route: 'index', path: '/', act: press('header .vk-language summary') },
  plain('members', '/members'),
  {
    screen: 'members-search',
    route: 'members',
    path: '/members?gender=woman&country=DE&min_age=25&max_age=45',
  },
  { screen: 'members-filters', route: 'members', path: '/members?filters=more', act: expandDetails },
  { screen: 'members-none', route: 'members', path: '/members?min_age=97&max_age=98&tattoos=many' },
  plain('members-in', '/members/in'),
  { screen: 'members-in-region', route: 'members-in-region', path: ({ region }) => `/members/in/${region}` },
  { ...plain('members-with-interest', '/members/with/hiking'), screen: 'members-with-interest' },
  member('members-id', ''),
  { screen: 'members-id-fictional', route: 'members-id', path: ({ fictional }) => `/members/${fictional}` },
  { ...member('members-id-signup', '/signup'), act: sendEmpty },
  landing('members-id-landing', 'landing'),
  landing('members-id-landing2-slug', 'landing2'),
  landing('members-id-landing3-slug', 'landing3'),
  plain('pricing', '/pricing', expandDetails),
  ...signupSteps.map((name, step): Visit => ({
    screen: `signup-${step}-${name}`,
    route: 'signup',
    path: '/signup',
    stored: () => signupAt(step),
  })),
  ...([0, 3, 4] as const).map((step): Visit => ({
    screen: `signup-${step}-${signupSteps[step]}-errors`,
    route: 'signup',
    path: '/signup',
    stored: () => signupAt(step),
    act: sendEmpty,
  })),
  plain('login', '/login'),
  { screen: 'login-errors', route: 'login', path: '/login', act: sendEmpty },
  plain('reset-password', '/reset-password'),
  plain('reset-password-do', '/reset-password/do?token=over'),
  plain('account-deleted', '/account-deleted'),
  plain('activate-done', '/activate/done'),
  plain('activate-error', '/activate/error'),
  plain('mail-change-do', '/mail-change/do?token=over'),
  plain('unsubscribe', '/unsubscribe?token=over'),
  plain('complaints', '/complaints', expandDetails),
  { screen: 'complaints-errors', route: 'complaints', path: '/complaints', act: sendEmpty },
  plain('lang-config', '/lang-config'),
  ...info.map((page) => plain(`pages-${page}`, `/pages/${page}`, expandDetails)),
  plain('token', '/imprint'),
  plain('token', '/withdrawal'),
  plain('token', '/accessibility'),
  ...landers.map((name) => plain(landerRoute(name), `/landers/${name}`)),
  ...[0, 1, 2].map((nth): Visit => ({
    screen: `landers-gallery-slug-${nth + 1}`,
    route: 'landers-gallery-slug',
    path: (known) => landerPath('gallery', campaign(known, nth)),
  })),
  { screen: 'not-found', route: null, path: '/nothing/is/here' },
];
