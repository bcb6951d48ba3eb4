import { finderSteps } from '../../lib/rules/community/match-answers.ts';
import { likeTypes } from '../../lib/rules/community/like-lists.ts';
import type { RouteName } from '../../lib/rules/platform/routes.ts';
import { expandDetails, press, pressAll, sendEmpty } from './page-actions.ts';
import type { Known } from './known.ts';
import { pay } from './pay.ts';
import type { Visit } from './visit.ts';

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
export const newcomerVisits: readonly Visit[] = [
  plain('complete-signup', '/complete-signup', press('main .btn-quiet, main .btn-link')),
  plain('signup-matches', '/signup-matches'),
  named('members-newcomer', plain('members', '/members')),
  named('settings-newcomer', plain('settings', '/settings')),
];

/** Screens of a member who has never paid. */
export const freeVisits: readonly Visit[] = [
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
export const premiumVisits: readonly Visit[] = [
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
