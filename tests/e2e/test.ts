import { expect, test as base } from '@playwright/test';
import { takeFaults } from './console-errors.ts';

export { expect } from '@playwright/test';

/**
 * A test whose browsers are its own: those it opened are closed at its end, as they would go on polling and listening
 * beside all later ones, and what they complained of fails it.
 */
export const test = base.extend<{ ownBrowsers: void }>({
  ownBrowsers: [
    async ({ browser }, use) => {
      const others = new Set(browser.contexts());
      await use();
      for (const context of browser.contexts()) if (!others.has(context)) await context.close();
      expect(await takeFaults()).toEqual([]);
    },
    { auto: true },
  ],
});
