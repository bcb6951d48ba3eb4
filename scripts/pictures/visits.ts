import { routes, type RouteName } from '../../lib/rules/platform/routes.ts';
import type { Visit, Walker } from './visit.ts';
import { finderSteps } from '../../lib/rules/community/match-finder.ts';
import { likeTypes } from '../../lib/rules/community/like-lists.ts';
import { expandDetails, press, pressAll, sendEmpty } from './page-actions.ts';
import type { Known } from './known.ts';
import { pay } from './log-in.ts';
import { landerPath, landers, landerSlugs, toNiche } from '../../lib/rules/growth/lander-slugs.ts';
import { signupAt } from './fill-signup.ts';

const plain = (route: RouteName, path: Visit['path'], act?: Visit['act']): Visit => ({
  screen: route,
  route,
  path,
  ...(act ? { act } : {}),
});

/** A visit under another screen name, for a part or a variant. */
const named = (screen: string, visit: Visit): Visit => ({ ...visit, screen });

const profile = ({ member }: Known) => `/members/${member}`;
const conversation = ({ conversation: id }: Known) => `/chats/${id}`;
const order = ({ pack }: Known) => `/credits/${pack}`;
const debit = ({ pack }: Known) => `/directdebit?package=${pack}&country=DE`;

/** Screens right after signup, with the reminder to confirm the address. */
const newcomerVisits: readonly Visit[] = [
  plain('complete-signup', '/complete-signup', press('main .btn-quiet, main .btn-link')),
  plain('signup-matches', '/signup-matches'),
  named('members-newcomer', plain('members', '/members')),
  named('settings-newcomer', plain('settings', '/settings')),
];

/** Screens of a member who has never paid. */
const freeVisits: readonly Visit[] = [
  named('home-member', plain('index', '/')),
  named('account-menu', plain('members', '/members', press('header .vk-account summary'))),
  named('members-member', plain('members', '/members')),
  named('members-id-member', plain('members-id', profile)),
  named('members-id-gift', plain('members-id', profile, press('main button[aria-haspopup=dialog]'))),
  named(
    'members-id-report',
    plain('members-id', profile, press('main .btn-sm.btn-quiet:has([href*="#flag"])')),
  ),
  plain('members-id-chat', ({ member }) => `/members/${member}/chat`),
  plain('chats', '/chats'),
  plain('chats-id', conversation),
  named('chats-id-menu', plain('chats-id', conversation, press('main summary.vk-round'))),
  plain('likes', '/likes'),
  ...likeTypes.map((type) => named(`likes-${type}`, plain('likes-type', `/likes/${type}`))),
  plain('likes-m-id', ({ liker }) => `/likes/m/${liker}`),
  plain('notifications', '/notifications'),
  plain('profile', '/profile'),
  ...finderSteps.map((step) =>
    named(`match-finder-${step}`, plain('match-finder', `/match-finder?step=${step}`)),
  ),
  plain('swipe-game', '/swipe-game'),
  plain('credits', '/credits', expandDetails),
  plain('credits-repeat-order', '/credits/repeat-order'),
  named('credits-id', plain('credits-id-paymentmethod', order)),
  named('credits-id-errors', plain('credits-id-paymentmethod', order, sendEmpty)),
  plain('directdebit', debit),
  named('directdebit-errors', plain('directdebit', debit, sendEmpty)),
  named('directdebit-none', plain('directdebit', '/directdebit')),
  plain('premium', '/premium', expandDetails),
  named('transactions', plain('transactions-id', '/transactions')),
  plain('settings', '/settings', expandDetails),
  named(
    'settings-forms',
    plain('settings', '/settings', pressAll('#account .btn-outline, #data .btn-outline')),
  ),
  named('settings-sensitive', plain('settings', '/settings', press('#privacy .btn'))),
  named('settings-account-deletion', plain('settings', '/settings', press('#deletion .btn'))),
  named('pricing-member', plain('pricing', '/pricing')),
];

/** Screens that differ for paying members, and the checkout. */
const premiumVisits: readonly Visit[] = [
  named('chats-id-premium', plain('chats-id', conversation)),
  named('profile-premium', plain('profile', '/profile')),
  named('credits-premium', plain('credits', '/credits', expandDetails)),
  named('credits-repeat-order-premium', plain('credits-repeat-order', '/credits/repeat-order')),
  named('premium-premium', plain('premium', '/premium')),
  named('transactions-premium', plain('transactions-id', '/transactions')),
  named(
    'transactions-id',
    plain('transactions-id', ({ payment }) => `/transactions/${payment}`),
  ),
  {
    ...named(
      'checkout',
      plain('credits-id-paymentmethod', order, (page) => pay(page)),
    ),
    leads: 'away',
  },
  ...(['later', 'declined', 'paid'] as const).map((scenario): Visit => ({
    screen: `transactions-id-${scenario}`,
    route: 'credits-id-paymentmethod',
    path: order,
    act: (page) => pay(page, scenario),
    leads: 'transactions-id',
  })),
  {
    ...named(
      'checkout-over',
      plain('credits-id-paymentmethod', order, (page) => pay(page, 'paid', true)),
    ),
    leads: 'away',
  },
];

/** A screen defined by its path alone. */
const publicPage = (route: RouteName, path: string, act?: Visit['act']): Visit => ({
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

const publicVisits: readonly Visit[] = [
  publicPage('index', '/'),
  { screen: 'language-menu', route: 'index', path: '/', act: press('header .vk-language summary') },
  publicPage('members', '/members'),
  {
    screen: 'members-search',
    route: 'members',
    path: '/members?gender=woman&country=DE&min_age=25&max_age=45',
  },
  { screen: 'members-filters', route: 'members', path: '/members?filters=more', act: expandDetails },
  { screen: 'members-none', route: 'members', path: '/members?min_age=97&max_age=98&tattoos=many' },
  publicPage('members-in', '/members/in'),
  { screen: 'members-in-region', route: 'members-in-region', path: ({ region }) => `/members/in/${region}` },
  { ...plain('members-with-interest', '/members/with/hiking'), screen: 'members-with-interest' },
  member('members-id', ''),
  { screen: 'members-id-fictional', route: 'members-id', path: ({ fictional }) => `/members/${fictional}` },
  { ...member('members-id-signup', '/signup'), act: sendEmpty },
  landing('members-id-landing', 'landing'),
  landing('members-id-landing2-slug', 'landing2'),
  landing('members-id-landing3-slug', 'landing3'),
  publicPage('pricing', '/pricing', expandDetails),
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
  publicPage('login', '/login'),
  { screen: 'login-errors', route: 'login', path: '/login', act: sendEmpty },
  publicPage('reset-password', '/reset-password'),
  publicPage('reset-password-do', '/reset-password/do?token=over'),
  publicPage('account-deleted', '/account-deleted'),
  publicPage('activate-done', '/activate/done'),
  publicPage('activate-error', '/activate/error'),
  publicPage('mail-change-do', '/mail-change/do?token=over'),
  publicPage('unsubscribe', '/unsubscribe?token=over'),
  publicPage('complaints', '/complaints', expandDetails),
  { screen: 'complaints-errors', route: 'complaints', path: '/complaints', act: sendEmpty },
  publicPage('lang-config', '/lang-config'),
  ...info.map((page) => publicPage(`pages-${page}`, `/pages/${page}`, expandDetails)),
  publicPage('token', '/imprint'),
  publicPage('token', '/withdrawal'),
  publicPage('token', '/accessibility'),
  ...landers.map((name) => publicPage(landerRoute(name), `/landers/${name}`)),
  ...[0, 1, 2].map((nth): Visit => ({
    screen: `landers-gallery-slug-${nth + 1}`,
    route: 'landers-gallery-slug',
    path: (known) => landerPath('gallery', campaign(known, nth)),
  })),
  { screen: 'not-found', route: null, path: '/nothing/is/here' },
];

/** All visits by walker. */
export const visitsByWalker: Record<Walker, readonly Visit[]> = {
  visitor: publicVisits,
  newcomer: newcomerVisits,
  free: freeVisits,
  premium: premiumVisits,
};

/** Routes without a visit; empty unless a route is new. */
export function unvisitedRoutes(): RouteName[] {
  const visited = new Set(
    Object.values(visitsByWalker).flatMap((visits) => visits.map(({ route }) => route)),
  );
  return (Object.keys(routes) as RouteName[]).filter((route) => !visited.has(route));
}
