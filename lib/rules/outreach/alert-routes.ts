import { list, type RouteList } from '../platform/routes.ts';

export type AlertName = 'activation' | 'photo' | 'push' | 'disabled-notifications';

/** Where somebody chooses what and how to pay: nothing of ours stands above that. */
const paying = [
  'credits',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'premium',
  'directdebit',
] as const;

/** Section 4: the routes on which each alert of the strip stays away. A file of its own, which visitors do not load. */
export const alertHidden: Record<AlertName, RouteList> = {
  activation: list('signup', 'settings', 'notifications', ...paying),
  photo: list('profile', 'signup', 'activate-done', 'notifications', 'settings', ...paying),
  push: list('signup', 'notifications', 'activate-done', ...paying),
  'disabled-notifications': list('settings', 'notifications', ...paying),
};
