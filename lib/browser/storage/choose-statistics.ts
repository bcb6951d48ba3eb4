import { firstTouchKey } from '../../rules/growth/touches.ts';
import { statisticsKey } from './device-choice.ts';
import { browserStorage } from './storage.ts';

/** Notes the choice for this browser. With a no everything goes at once that was kept because of a yes. */
export function chooseStatistics(granted: boolean): void {
  if (granted) browserStorage.setItem(statisticsKey, 'yes');
  else for (const each of [statisticsKey, firstTouchKey]) browserStorage.removeItem(each);
}
