import { list, type RouteList } from './routes.ts';

export type AlertName = 'activation' | 'photo' | 'push' | 'disabled-notifications';

/** Section 4: the routes on which each alert of the strip stays away. A file of its own, which visitors do not load. */
export const alertHidden: Record<AlertName, RouteList> = {
  activation: list('signup', 'settings', 'notifications'),
  photo: list('profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'),
  push: list('signup', 'notifications', 'activate-done', 'directdebit', 'premium'),
  'disabled-notifications': list('settings', 'notifications'),
};
