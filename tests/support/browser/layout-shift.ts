import type { Page } from '@playwright/test';

type Watching = { shifts: number[] };

/** Records the layout shifts of every page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the open page's layout shifts. */
export const sumShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as Watching).shifts.reduce((sum, each) => sum + each, 0));
