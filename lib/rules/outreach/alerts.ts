import type { User } from '../../contract/identity/user.ts';
import { list, type RouteList, type RouteName } from '../platform/routes.ts';

export type AlertName = 'activation' | 'photo' | 'push' | 'disabled-notifications';

/** Where somebody reads what it costs, or chooses what and how to pay: nothing of ours stands above that. */
const paying = [
  'pricing',
  'credits',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'premium',
  'directdebit',
] as const;

/** The end of the signup, one thing at a time: pushes were offered a step before, and a photo can wait until the next. */
const signupEnd = 'signup-matches';

/** Section 4: the routes on which each alert of the strip stays away. A file of its own, which visitors do not load. */
export const alertHidden: Record<AlertName, RouteList> = {
  activation: list('signup', 'settings', 'notifications', ...paying),
  photo: list('profile', 'signup', signupEnd, 'activate-done', 'notifications', 'settings', ...paying),
  push: list('signup', signupEnd, 'notifications', 'activate-done', ...paying),
  'disabled-notifications': list('settings', 'notifications', ...paying),
};

/** Where the flag of a dismissed alert stands in the browser's storage, per member. */
export function alertKey(alert: AlertName, user: number): string {
  return `vonk-alert-${alert}-${user}`;
}

export type AlertState = {
  user: {
    status: User['status'];
    profile: Pick<User['profile'], 'status'>;
    notifications_disabled: readonly unknown[];
    main_image: object | null;
  };
  /** Push messages could come here: the browser takes them, nobody has refused them, and they are not on yet. */
  isPushAvailable: boolean;
  route: RouteName | null;
  /** Each was closed on this browser before. */
  isDismissed: (alert: AlertName) => boolean;
};

/** What keeps other things from working comes first; the offer of something new comes last. */
const order = [
  'disabled-notifications',
  'activation',
  'photo',
  'push',
] as const satisfies readonly AlertName[];

const isDue: Record<AlertName, (state: AlertState) => boolean> = {
  'disabled-notifications': ({ user }) => user.notifications_disabled.length > 0,
  activation: ({ user }) =>
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0,
  photo: ({ user }) => user.main_image === null,
  push: ({ isPushAvailable }) => isPushAvailable,
};

/** Section 4: the alerts that are due on this screen, the most important first; a dismissed one is never shown again. */
export function dueAlerts(state: AlertState): AlertName[] {
  const { route, isDismissed } = state;
  return order.filter(
    (alert) =>
      isDue[alert](state) && !isDismissed(alert) && (route === null || !alertHidden[alert].has(route)),
  );
}

/**
 * Section 4: the activation reminder is a modal on a smartphone that comes from the signup, an alert otherwise. The strip
 * has the others, one at a time: a second would push the page away, and follows when the first is done.
 */
export function placeAlerts(
  due: readonly AlertName[],
  { isSmartphone, comesFromSignup }: { isSmartphone: boolean; comesFromSignup: boolean },
): { modal: boolean; strip: AlertName[] } {
  const modal = isSmartphone && comesFromSignup && due.includes('activation');
  const strip = modal ? due.filter((alert) => alert !== 'activation') : [...due];
  return { modal, strip: strip.slice(0, 1) };
}
