import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { watchConsole } from './console-errors.ts';
import { waitForLife } from './hydrated.ts';
import { logInContext } from './member.ts';
import { expect, test as base } from './test.ts';
import { words } from './words.ts';

export { expect } from './test.ts';

const host = 'herzfunke.localhost';
export const texts = words('de', 'chat');
export const composerTexts = words('de', 'composer');

type SceneOptions = BrowserContextOptions & {
  /** Statuses that the test provokes; the browser logs them on its console, where any other line is a fault. */
  refusals?: number[];
};

type Fixtures = {
  /** Opens a separate browser, logged in as this member. */
  openBrowser: (person: Person, options?: SceneOptions) => Promise<BrowserContext>;
  /** The same, with a page at a path. */
  openPage: (person: Person, path: string, options?: SceneOptions) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  openBrowser: async ({ browser }, use) => {
    await use(async (person, { refusals = [], ...options } = {}) => {
      const context = await browser.newContext({ locale: 'de', ...options });
      watchConsole(context, refusals);
      waitForLife(context);
      await logInContext(context, person, host);
      return context;
    });
  },
  openPage: async ({ openBrowser }, use) => {
    await use(async (person, path, options) => {
      const page = await (await openBrowser(person, options)).newPage();
      await page.goto(toUrl(path));
      return page;
    });
  },
});

export const toUrl = (path: string) => `http://${host}:${stackAddress().frontPort}${path}`;

export const aliceAndBob = () =>
  Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man', sexuality: 'hetero' })]);

export const log = (page: Page) => page.getByRole('log');
/** Log entries with this text, including bubbles that are still being sent. */
export const bubble = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text });
export const message = (page: Page, { id }: { id: number }) => page.locator(`[data-message="${id}"]`);
export const field = (page: Page, name = 'Bob') =>
  page.getByRole('textbox', { name: texts.text('label', { name }) });

/** The same, once the server has it. */
export const sent = (page: Page, text: string) =>
  log(page).locator('[data-message]').filter({ hasText: text });

export async function write(page: Page, text: string, name = 'Bob'): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
}

/** Navigates within the app, as a click on a link does. */
export async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    (window as unknown as { next: { router: { push: (path: string) => void } } }).next.router.push(to);
  }, path);
  await page.waitForURL(toUrl(path));
}

/** Navigates until an element appears that may only come with the page after it. */
export async function walkUntil(page: Page, path: string, target: Locator): Promise<void> {
  await expect(async () => {
    await walk(page, '/likes');
    await walk(page, path);
    await expect(target).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Opens a message's menu by mouse, or by touch where there is none. */
export async function openMenu(page: Page, item: Locator): Promise<Locator> {
  const hasMouse = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  if (hasMouse) await item.hover();
  else await item.locator('.vk-bubble').tap();
  await item.getByRole('button', { name: texts.text('message.menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

export async function choose(page: Page, item: Locator, action: string): Promise<void> {
  const menu = await openMenu(page, item);
  await menu.getByRole('button', { name: texts.text(`message.${action}`), exact: true }).click();
}

/** Tells the page whether it has the focus. */
export async function setPageFocus(page: Page, isLookedAt: boolean): Promise<void> {
  await page.evaluate((looks) => {
    document.hasFocus = () => looks;
    window.dispatchEvent(new Event(looks ? 'focus' : 'blur'));
  }, isLookedAt);
}
