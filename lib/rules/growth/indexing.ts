import { isWorthListing } from './public-paths.ts';
import type { RouteName } from '../platform/routes.ts';

/** What decides about a page besides its route. */
export type IndexFacts = {
  /** Page of a list, from 1. */
  page?: number;
  /** Whose profile the page shows. */
  member?: { indexable: boolean; fictional_icon: boolean };
  /** Members of the region or of the interest; for `members-in`, of all regions together. */
  hub?: { real: number };
};

/**
 * `yes`: always. `no`: never. `member`: a real member who has chosen it. `hub`: where there is something to say.
 */
type Rule = 'yes' | 'no' | 'member' | 'hub';

/** Every route has its rule: one that is added needs a decision here. */
const rules: Record<RouteName, Rule> = {
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

  // It shows who agreed to be found by visitors; who agreed to search engines stands on the hubs.
  members: 'no',
  'members-in': 'hub',
  'members-in-region': 'hub',
  'members-with-interest': 'hub',
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
  'landers-tinderswipe': 'no',
  'landers-alonetonight-slug': 'no',
  'landers-collagelanding-slug': 'no',
  'landers-gallery-slug': 'no',
  'landers-iconslanding-slug': 'no',
  'landers-maplanding-slug': 'no',
  'landers-socialnetwork-slug': 'no',
  'landers-transitionsvideolanding-slug': 'no',
  'landers-video-slug': 'no',
};

/** Whether search engines may list a page. What is not told of it speaks against it. */
export function isIndexed(route: RouteName, facts: IndexFacts = {}): boolean {
  const rule = rules[route];
  if (rule === 'member') return facts.member?.indexable === true && !facts.member.fictional_icon;
  if (rule === 'hub') return facts.hub !== undefined && isWorthListing(facts.hub) && (facts.page ?? 1) === 1;
  return rule === 'yes';
}

/** What the robots meta of a page says: the search and further pages of a list are not listed, their links are followed. */
export function getRobotsMeta(route: RouteName, facts: IndexFacts = {}): { index: boolean; follow?: true } {
  const index = isIndexed(route, facts);
  return !index && (route === 'members' || (facts.page ?? 1) > 1) ? { index, follow: true } : { index };
}

/** Routes that always are listed and have one address each. */
export const listedRoutes = (Object.keys(rules) as RouteName[]).filter(
  (route) => rules[route] === 'yes' && route !== 'token',
);
