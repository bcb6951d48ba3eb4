import { alertHidden, type AlertName, type RouteName } from './routes.ts';

/** Where the flag of a dismissed alert stands in the browser's storage, per member. */
export function alertKey(alert: AlertName, user: number): string {
  return `vonk-alert-${alert}-${user}`;
}

type PhotoState = {
  hasMainImage: boolean;
  route: RouteName | null;
  /** Milliseconds since the epoch; null as long as it was never dismissed. */
  dismissedAt: number | null;
};

/** Section 4: a logged-in user without a main image is asked for one, once dismissed never again. */
export function showsPhotoAlert({ hasMainImage, route, dismissedAt }: PhotoState): boolean {
  if (hasMainImage || dismissedAt !== null) return false;
  return route === null || !alertHidden.photo.has(route);
}
