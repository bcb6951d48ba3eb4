import { isWorthListing } from './public-paths.ts';
import type { RouteName } from '../platform/routes.ts';

/** Facts about a page besides its route. */
export type IndexFacts = {
  /** Page of a list, from 1. */
  page?: number;
  /** The page's profile. */
  member?: { indexable: boolean; fictional_icon: boolean };
  /** Members of the region or interest; for `members-in`, of all regions together. */
  browsePage?: { real: number };
};

/** `yes`: always. `no`: never. `member`: a real member who consented. `browse-page`: with enough content. */
type Rule = 'yes' | 'no' | 'member' | 'browse-page';

type LanderRoute = Extract<RouteName, `landers-${string}`>;

/** Exhaustive, so that a new route requires a decision; no lander is indexed. */
const rules: Record<Exclude<RouteName, LanderRoute>, Rule> = {
  index: 'yes',
  pricing: 'yes',
  complaints: 'yes',
  'pages-ban': 'yes',
  'pages-cookies': 'yes',
  'pages-faq': 'yes',
  'pages-privacy': 'yes',
  'pages-return-policy': 'yes',
  'pages-service': 'yes',
  'pages-terms': 'yes',
  token: 'yes',

  // It shows members visible to visitors; those who consented to search engines are on the browse pages.
  members: 'no',
  'members-in': 'browse-page',
  'members-in-region': 'browse-page',
  'members-with-interest': 'browse-page',
  'members-id': 'member',

  login: 'no',
  signup: 'no',
  'complete-signup': 'no',
  'signup-matches': 'no',
  'reset-password': 'no',
  'reset-password-do': 'no',
  'account-deleted': 'no',
  'activate-done': 'no',
  'activate-error': 'no',
  'mail-change-do': 'no',
  unsubscribe: 'no',
  'lang-config': 'no',

  'members-id-chat': 'no',
  chats: 'no',
  'chats-id': 'no',
  likes: 'no',
  'likes-type': 'no',
  'likes-m-id': 'no',
  notifications: 'no',
  profile: 'no',
  'match-finder': 'no',
  'swipe-game': 'no',
  credits: 'no',
  'credits-repeat-order': 'no',
  'credits-id-paymentmethod': 'no',
  directdebit: 'no',
  premium: 'no',
  'transactions-id': 'no',
  settings: 'no',

  'members-id-landing': 'no',
  'members-id-signup': 'no',
  'members-id-landing2-slug': 'no',
  'members-id-landing3-slug': 'no',
};

/** Whether search engines may list a page. Unknown facts count against it. */
export function isIndexed(route: RouteName, facts: IndexFacts = {}): boolean {
  const rule = isLander(route) ? 'no' : rules[route];
  if (rule === 'member') return facts.member?.indexable === true && !facts.member.fictional_icon;
  if (rule === 'browse-page')
    return facts.browsePage !== undefined && isWorthListing(facts.browsePage) && (facts.page ?? 1) === 1;
  return rule === 'yes';
}

function isLander(route: RouteName): route is LanderRoute {
  return route.startsWith('landers-');
}

/** The robots meta of a page: the search and further pages of a list are not indexed, but their links are followed. */
export function getRobotsMeta(route: RouteName, facts: IndexFacts = {}): { index: boolean; follow?: true } {
  const index = isIndexed(route, facts);
  return !index && (route === 'members' || (facts.page ?? 1) > 1) ? { index, follow: true } : { index };
}

/** Routes that are always indexed and have one address each. */
export const listedRoutes = (Object.keys(rules) as (keyof typeof rules)[]).filter(
  (route) => rules[route] === 'yes' && route !== 'token',
);
