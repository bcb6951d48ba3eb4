import { expect, test as base, type BrowserContext } from '@playwright/test';
import { beginTest, drainFaults, watchExceptions } from './console-errors.ts';

export { expect } from '@playwright/test';

/**
 * A test whose browsers are its own: those it opened are closed at its end, as they would go on polling and listening
 * beside all later ones, and what they complained of fails it.
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
