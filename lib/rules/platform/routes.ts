/** The landers that take a campaign's slug, by their path names. */
export const landersWithSlug = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const;

/**
 * All routes of `docs/specification.md` §2. `:x` is one segment, `:x?` an optional last one. Literal paths precede
 * the token's.
 */
const paths = [
  '/',
  '/login',
  '/signup',
  '/complete-signup',
  '/signup-matches',
  '/reset-password',
  '/reset-password/do',
  '/account-deleted',
  '/activate/done',
  '/activate/error',
  '/mail-change/do',
  '/members',
  // Ours: the members of a region, and those with an interest.
  '/members/in',
  '/members/in/:region',
  '/members/with/:interest',
  '/members/:id',
  '/members/:id/chat',
  '/members/:id/landing',
  '/members/:id/signup',
  '/members/:id/landing2/:slug?',
  '/members/:id/landing3/:slug?',
  '/chats',
  '/chats/:id',
  '/likes',
  '/likes/:type',
  '/likes/m/:id',
  '/notifications',
  '/profile',
  '/match-finder',
  '/swipe-game',
  '/credits',
  '/credits/repeat-order',
  '/credits/:id/:paymentmethod?',
  '/directdebit',
  '/premium',
  '/pricing',
  '/transactions/:id?',
  '/complaints',
  '/lang-config',
  '/pages/ban',
  '/pages/cookies',
  '/pages/faq',
  '/pages/privacy',
  '/pages/return-policy',
  '/pages/service',
  '/pages/terms',
  '/landers/tinderswipe',
  ...landersWithSlug.map((lander) => `/landers/${lander}/:slug?` as const),
  // Ours: account, visibility, sessions, blocked members, privacy.
  '/settings',
  // Ours: the target of the unsubscribe link in mails; needs no login.
  '/unsubscribe',
  '/:token',
] as const;

type Replaced<
  Text extends string,
  From extends string,
  To extends string,
> = Text extends `${infer Before}${From}${infer After}` ? `${Before}${To}${Replaced<After, From, To>}` : Text;
type PathName<Path> = Path extends '/'
  ? 'index'
  : Path extends `/${infer Rest}`
    ? Replaced<Replaced<Replaced<Rest, ':', ''>, '?', ''>, '/', '-'>
    : never;

/** The specification's name of a route; rules test names, never paths. */
export type RouteName = PathName<(typeof paths)[number]>;

const patterns = paths.map((path) => ({
  name: (path.slice(1).replace(/[:?]/g, '').replaceAll('/', '-') || 'index') as RouteName,
  path,
  segments: path.split('/'),
}));

/** The path of each route. */
export const routes = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ patterns.map(({ name, path }) => [name, path]),
) as Record<RouteName, string>;

function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const isShort = path.length === pattern.length - 1 && pattern.at(-1)?.endsWith('?');
  if (path.length !== pattern.length && !isShort) return false;
  return path.every((segment, at) =>
    pattern[at]?.startsWith(':') ? segment !== '' : segment === pattern[at],
  );
}

/** The route of a path without locale, query and trailing slash; null for none. */
export function matchRoute(path: string): RouteName | null {
  if (/\.[a-z0-9]+$/i.test(path)) return null;
  const given = path.split('/');
  return patterns.find(({ segments }) => fits(segments, given))?.name ?? null;
}

export type RouteList = ReadonlySet<RouteName>;
export const list = (...names: RouteName[]): RouteList => new Set(names);

/** `docs/specification.md` §2, default layout rules. */
export const membersArea = list('members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium');

/** `docs/specification.md` §2, default layout rules. */
export const entryWarningHidden = list(
  'complete-signup',
  'reset-password',
  'reset-password-do',
  // Ours: nothing may delay unsubscribing.
  'unsubscribe',
);

/** `docs/specification.md` §2, top bar: in installed-app mode with more than one history entry. */
export const backButtonShown = list(
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
);

/**
 * Screens of the own account: without a session they redirect to the login. Used by the front; marked as pure so that
 * browsers do not load it.
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

/** Whether a path needs a session; a payment's result can be opened by its mail's token. */
export function needsSession(path: string): boolean {
  const route = matchRoute(path);
  return route !== null && sessionOnly.has(route) && !transactionToken.test(path);
}

export type FooterVariant = 'full' | 'short';

/** `docs/specification.md` §2: the footer is short in installed-app mode and on signed-in pages other than home. */
export function footerVariant(page: { installed: boolean; signedIn: boolean; home: boolean }): FooterVariant {
  return page.installed || (page.signedIn && !page.home) ? 'short' : 'full';
}
