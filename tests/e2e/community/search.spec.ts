import type { Page } from '@playwright/test';
import { stackAddress } from '#tests/support/stack.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const toOrigin = (host: string) => `http://${host}:${stackAddress().frontPort}`;
const de = words('de', 'members');
const tiles = (page: Page) => page.getByRole('main').locator('[data-member]');
const getIds = (page: Page) =>
  tiles(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-member')));
const field = (page: Page, key: string) => page.getByLabel(de.text(`filter.${key}`), { exact: true });
const show = (page: Page) => page.getByRole('button', { name: de.text('filter.show') });
const openForm = (page: Page) => page.locator('main summary').first().click();

test('the search works without JavaScript: filters, all of them, page 2, and a pill taken out', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${toOrigin('herzfunke.localhost')}/members`);
  await openForm(page);
  await field(page, 'gender').selectOption('woman');
  await show(page).click();
  await expect(page).toHaveURL(/[?&]gender=woman/);
  const first = await getIds(page);
  expect(first).toHaveLength(24);

  await page.getByRole('link', { name: de.text('paging.next') }).click();
  await expect(page).toHaveURL(/\?gender=woman&pageNumber=2&cursor=/);
  const second = await getIds(page);
  expect(second.filter((id) => first.includes(id))).toEqual([]);

  // The full filters come with a page that keeps the form's input.
  await openForm(page);
  await field(page, 'country').selectOption('DE');
  await page.getByRole('button', { name: de.text('filter.more') }).click();
  await field(page, 'interests').selectOption('tea');
  await expect(field(page, 'country')).toHaveValue('DE');
  await show(page).click();
  await expect(page).toHaveURL(/gender=woman.*country=DE.*interests=tea/);
  const tea = words('de', 'profile').text('interests.tea');
  await page.getByRole('link', { name: de.text('filter.remove', { filter: tea }) }).click();
  await expect(page).toHaveURL(/\/members\?gender=woman&country=DE$/);
});
