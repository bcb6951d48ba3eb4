import type { Locator, Page } from '@playwright/test';

/** Opens all collapsed parts of a page except menus, which overlay it. */
export async function expandDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'))
      if (!part.querySelector(':scope > ul > li > .vk-menu-item, .vk-menu-item')) part.open = true;
  });
}

export function press(selector: string): (page: Page) => Promise<void> {
  return (page) => pressFirst(page.locator(selector));
}

async function pressFirst(found: Locator): Promise<void> {
  if ((await found.count()) > 0) await click(found.first());
}

/** Clicks all matches of a selector, last first, because opening moves what follows. */
export function pressAll(selector: string): (page: Page) => Promise<void> {
  return async (page) => {
    const found = await page.locator(selector).all();
    for (const each of found.toReversed()) if (await each.isVisible()) await click(each);
  };
}

/** Submits the form empty to show its errors. */
export const sendEmpty = press('main form button[type=submit].btn-lg, main form button[type=submit]');

/** Clicks an element even if another one covers it. */
export async function click(found: Locator): Promise<void> {
  await found.evaluate((element: HTMLElement) => element.click());
}
