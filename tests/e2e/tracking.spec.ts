import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { mark } from '../system/affiliate.ts';
import { stackDatabase } from '../support/database.ts';
import { stackAddress } from '../support/stack.ts';
import { openBrand } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const host = 'herzfunke.localhost';
const origin = () => `http://${host}:${stackAddress().frontPort}`;
const database = stackDatabase();
test.afterAll(() => database.end());

const choice = words('de', 'deviceChoice');

const countOf = async (table: string, network: string) => {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${table} where network = $1`,
    [network],
  );
  return rows[0]?.count ?? 0;
};

const hiddenPages = async () =>
  (await database.query<{ count: number }>(`select count(*)::int as count from page_hidden_events`)).rows[0]
    ?.count ?? 0;

const storedBy = (page: Page) =>
  page.evaluate(() => ({
    tab: Object.keys(sessionStorage)
      .filter((key) => /^vonk_(source|touches|first|statistics)/.test(key))
      .toSorted(),
    browser: Object.keys(localStorage).filter((key) => /^vonk_(source|touches|first|statistics)/.test(key)),
  }));

test('a landing is counted once and left in the tab alone; left untouched it is a bounce', async ({
  browser,
}) => {
  const network = mark('net');
  const context = await browser.newContext();
  const page = await context.newPage();
  const hidden = await hiddenPages();
  await page.goto(`${origin()}/landers/gallery?network=${network}&click_id=c1&lb=1`);
  await expect.poll(() => countOf('arrivals', network)).toBe(1);
  const { rows } = await database.query(`select slug, lb, bot from arrivals where network = $1`, [network]);
  // A browser that is driven by a program says so.
  expect(rows).toEqual([{ slug: 'gallery', lb: true, bot: true }]);
  await expect.poll(() => storedBy(page)).toEqual({ tab: ['vonk_source', 'vonk_touches'], browser: [] });
  await page.goto('about:blank');
  await expect.poll(() => countOf('page_bounces', network)).toBe(1);
  await expect.poll(hiddenPages).toBeGreaterThan(hidden);
  await page.goBack();
  await page.reload();
  await page.waitForTimeout(1_000);
  expect(await countOf('arrivals', network)).toBe(1);
});

test('a touched page is no bounce', async ({ browser }) => {
  const network = mark('net');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin()}/?network=${network}&lb=1`);
  await expect.poll(() => countOf('arrivals', network)).toBe(1);
  await page.keyboard.press('Tab');
  await page.goto('about:blank');
  await page.waitForTimeout(1_000);
  expect(await countOf('page_bounces', network)).toBe(0);
});

test('what this browser remembers is asked on the page about cookies, where a no is as near as a yes', async ({
  browser,
}) => {
  const page = await openBrand(browser, { host, locale: 'de' });
  await page.goto(`${origin()}/pages/cookies`);
  const status = page.getByText(choice.text('refused'));
  await expect(status).toBeVisible();
  await page.getByRole('button', { name: choice.text('allow'), exact: true }).click();
  await expect(page.getByText(choice.text('allowed'))).toBeVisible();
  await page.goto(`${origin()}/landers/gallery?network=north`);
  await expect.poll(async () => (await storedBy(page)).browser.length).toBe(2);
  await page.goto(`${origin()}/pages/cookies`);
  await page.getByRole('button', { name: choice.text('refuse'), exact: true }).click();
  await expect(status).toBeVisible();
  expect(await storedBy(page)).toMatchObject({ browser: [] });
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
