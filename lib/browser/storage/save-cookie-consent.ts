import { firstTouchKey } from '../../rules/growth/touches.ts';
import { statisticsKey } from './cookie-consent.ts';
import { browserStorage } from './storage.ts';

/** Stores the choice for this browser. A no erases at once what a yes had stored. */
export function saveCookieConsent(granted: boolean): void {
  if (granted) browserStorage.setItem(statisticsKey, 'yes');
  else for (const each of [statisticsKey, firstTouchKey]) browserStorage.removeItem(each);
}
