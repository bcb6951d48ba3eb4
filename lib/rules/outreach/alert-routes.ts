import { list, type RouteList } from '../platform/routes.ts';

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
