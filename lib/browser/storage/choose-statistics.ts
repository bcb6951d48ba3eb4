import { firstTouchKey } from '../../rules/growth/touches.ts';
import { statisticsKey } from './device-choice.ts';

/** Notes the choice for this browser. With a no everything goes at once that was kept because of a yes. */
export function chooseStatistics(granted: boolean): void {
  try {
    if (granted) localStorage.setItem(statisticsKey, 'yes');
    else for (const each of [statisticsKey, firstTouchKey]) localStorage.removeItem(each);
  } catch {
    // A storage that is closed keeps nothing anyway.
  }
}
