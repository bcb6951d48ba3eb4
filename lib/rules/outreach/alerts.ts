import type { User } from '../../contract/identity/accounts.ts';
import { list, type RouteList, type RouteName } from '../platform/routes.ts';

export type AlertName = 'activation' | 'photo' | 'push' | 'disabled-notifications';

/** Screens with prices and payment choices, which show no alerts above. */
const paying = [
  'pricing',
  'credits',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'premium',
  'directdebit',
] as const;

/** The end of the signup shows one thing at a time: push was offered before, and a photo can wait. */
const signupEnd = 'signup-matches';

/** `docs/specification.md` §4: routes on which each alert is hidden. A separate file, which visitors do not load. */
export const alertHidden: Record<AlertName, RouteList> = {
  activation: list('signup', 'settings', 'notifications', ...paying),
  photo: list('profile', 'signup', signupEnd, 'activate-done', 'notifications', 'settings', ...paying),
  push: list('signup', signupEnd, 'notifications', 'activate-done', ...paying),
  'disabled-notifications': list('settings', 'notifications', ...paying),
};

/** Storage key of a dismissed alert, per member. */
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
  /** Push is supported, not denied, and not enabled yet. */
  isPushAvailable: boolean;
  route: RouteName | null;
  /** Whether it was dismissed in this browser. */
  isDismissed: (alert: AlertName) => boolean;
};

/** Problems first, offers last. */
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

/** `docs/specification.md` §4: the alerts due on this screen, by importance; a dismissed one never shows again. */
export function dueAlerts(state: AlertState): AlertName[] {
  const { route, isDismissed } = state;
  return order.filter(
    (alert) =>
      isDue[alert](state) && !isDismissed(alert) && (route === null || !alertHidden[alert].has(route)),
  );
}

/**
 * `docs/specification.md` §4: the activation reminder is a modal on smartphones right after the signup, otherwise an
 * alert. The strip
 * shows the others one at a time, so that they do not push the page away.
 */
export function placeAlerts(
  due: readonly AlertName[],
  { isSmartphone, comesFromSignup }: { isSmartphone: boolean; comesFromSignup: boolean },
): { modal: boolean; strip: AlertName[] } {
  const modal = isSmartphone && comesFromSignup && due.includes('activation');
  const strip = modal ? due.filter((alert) => alert !== 'activation') : [...due];
  return { modal, strip: strip.slice(0, 1) };
}
