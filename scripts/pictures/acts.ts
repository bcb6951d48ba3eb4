import type { Locator, Page } from '@playwright/test';

/** Opens every part of the page that is folded; menus, which lie over it, stay closed. */
export async function expandDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'))
      if (!part.querySelector(':scope > ul > li > .vk-menu-item, .vk-menu-item')) part.open = true;
  });
}

/** Presses the first thing that a selector finds, if there is one. */
export function press(selector: string): (page: Page) => Promise<void> {
  return (page) => pressFirst(page.locator(selector));
}

async function pressFirst(found: Locator): Promise<void> {
  if ((await found.count()) > 0) await click(found.first());
}

/** Presses all that a selector finds, the last one first: what opens moves what comes after it. */
export function pressAll(selector: string): (page: Page) => Promise<void> {
  return async (page) => {
    const found = await page.locator(selector).all();
    for (const each of found.toReversed()) if (await each.isVisible()) await click(each);
  };
}

/** Sends a form as it is, so that it says what is missing. */
export const sendEmpty = press('main form button[type=submit].btn-lg, main form button[type=submit]');

/** Presses something wherever it stands: on a page that does not fit it may lie under something else. */
export async function click(found: Locator): Promise<void> {
  await found.evaluate((element: HTMLElement) => element.click());
}
