import { expect, test as base, type BrowserContext } from '@playwright/test';
import { beginTest, drainFaults, watchExceptions } from './console-errors.ts';

export { expect } from '@playwright/test';

/**
 * A test with its own browsers: closes them at its end, because they would poll and listen during later tests, and
 * fails on their console errors.
 */
export const test = base.extend<{ ownBrowsers: void }>({
  ownBrowsers: [
    async ({ browser }, use) => {
      beginTest();
      const own: BrowserContext[] = [];
      const take = (context: BrowserContext) => {
        own.push(context);
        watchExceptions(context);
      };
      browser.on('context', take);
      await use();
      browser.off('context', take);
      for (const context of own) await context.close();
      expect(await drainFaults()).toEqual([]);
    },
    { auto: true },
  ],
});
