/**
 * Every route of section 2 under the name the specification gives it; rules test these names, never paths.
 * `:x` is one segment, `:x?` an optional last one. The order decides: literal paths stand before `token`.
 */
export const routes = {
  index: '/',
  login: '/login',
  signup: '/signup',
  'complete-signup': '/complete-signup',
  'signup-matches': '/signup-matches',
  'reset-password': '/reset-password',
  'reset-password-do': '/reset-password/do',
  'account-deleted': '/account-deleted',
  'activate-done': '/activate/done',
  'activate-error': '/activate/error',
  'mail-change-do': '/mail-change/do',
  members: '/members',
  // Ours: the members of one region, and those with one interest.
  'members-in': '/members/in',
  'members-in-region': '/members/in/:region',
  'members-with-interest': '/members/with/:interest',
  'members-id': '/members/:id',
  'members-id-chat': '/members/:id/chat',
  'members-id-landing': '/members/:id/landing',
  'members-id-signup': '/members/:id/signup',
  'members-id-landing2-slug': '/members/:id/landing2/:slug?',
  'members-id-landing3-slug': '/members/:id/landing3/:slug?',
  chats: '/chats',
  'chats-id': '/chats/:id',
  likes: '/likes',
  'likes-type': '/likes/:type',
  'likes-m-id': '/likes/m/:id',
  notifications: '/notifications',
  profile: '/profile',
  'match-finder': '/match-finder',
  'swipe-game': '/swipe-game',
  credits: '/credits',
  'credits-repeat-order': '/credits/repeat-order',
  'credits-id-paymentmethod': '/credits/:id/:paymentmethod?',
  directdebit: '/directdebit',
  premium: '/premium',
  pricing: '/pricing',
  'transactions-id': '/transactions/:id?',
  complaints: '/complaints',
  'lang-config': '/lang-config',
  'pages-ban': '/pages/ban',
  'pages-cookies': '/pages/cookies',
  'pages-faq': '/pages/faq',
  'pages-privacy': '/pages/privacy',
  'pages-return-policy': '/pages/return-policy',
  'pages-service': '/pages/service',
  'pages-terms': '/pages/terms',
  'landers-tinderswipe': '/landers/tinderswipe',
  'landers-alonetonight-slug': '/landers/alonetonight/:slug?',
  'landers-collagelanding-slug': '/landers/collagelanding/:slug?',
  'landers-gallery-slug': '/landers/gallery/:slug?',
  'landers-iconslanding-slug': '/landers/iconslanding/:slug?',
  'landers-maplanding-slug': '/landers/maplanding/:slug?',
  'landers-socialnetwork-slug': '/landers/socialnetwork/:slug?',
  'landers-transitionsvideolanding-slug': '/landers/transitionsvideolanding/:slug?',
  'landers-video-slug': '/landers/video/:slug?',
  // Ours: account, visibility, sessions, blocked people, privacy.
  settings: '/settings',
  // Ours: where the unsubscribe link of a mail leads; nobody needs to log in for it.
  unsubscribe: '/unsubscribe',
  token: '/:token',
} as const;

export type RouteName = keyof typeof routes;

const patterns = (Object.entries(routes) as [RouteName, string][]).map(([name, pattern]) => ({
  name,
  segments: pattern.split('/'),
}));

function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const isShort = path.length === pattern.length - 1 && pattern.at(-1)?.endsWith('?');
  if (path.length !== pattern.length && !isShort) return false;
  return path.every((segment, at) =>
    pattern[at]?.startsWith(':') ? segment !== '' : segment === pattern[at],
  );
}

/** The route of a path without locale prefix, query and trailing slash; null when no screen lives there. */
export function routeOf(path: string): RouteName | null {
  if (/\.[a-z0-9]+$/i.test(path)) return null;
  const given = path.split('/');
  return patterns.find(({ segments }) => fits(segments, given))?.name ?? null;
}

export type RouteList = ReadonlySet<RouteName>;
export const list = (...names: RouteName[]): RouteList => new Set(names);

/** Section 2, default layout rules. */
export const membersArea = list('members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium');

/** Section 2, default layout rules. */
export const entryWarningHidden = list(
  'complete-signup',
  'reset-password',
  'reset-password-do',
  // Ours: nothing may stand between a mail and its end.
  'unsubscribe',
);

/** Section 2, top bar: in installed-app mode with more than one history entry. */
export const backButtonShown = list(
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
);

/**
 * Screens that are about the visitor's own account: without a session they lead to the login. The front asks, and the mark
 * keeps it out of what browsers load.
 */
export const sessionOnly = /* @__PURE__ */ list(
  'members-id-chat',
  'chats',
  'chats-id',
  'likes',
  'likes-type',
  'likes-m-id',
  'notifications',
  'profile',
  'match-finder',
  'swipe-game',
  'credits',
  'credits-repeat-order',
  'credits-id-paymentmethod',
  'directdebit',
  'premium',
  'transactions-id',
  'settings',
);

const transactionToken = /^\/transactions\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a path needs a session; the result of a payment is opened from its mail without one, by its token. */
export function needsSession(path: string): boolean {
  const route = routeOf(path);
  return route !== null && sessionOnly.has(route) && !transactionToken.test(path);
}

export type FooterVariant = 'full' | 'short';

/** Section 2: the footer is short in installed-app mode and for a signed-in page other than home. */
export function footerVariant(page: { installed: boolean; signedIn: boolean; home: boolean }): FooterVariant {
  return page.installed || (page.signedIn && !page.home) ? 'short' : 'full';
}
