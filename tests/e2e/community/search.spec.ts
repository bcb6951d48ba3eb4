import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { stackAddress } from '#tests/support/stack.ts';
import { visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const originOf = (host: string) => `http://${host}:${stackAddress().frontPort}`;
const de = words('de', 'members');
const place = words('de', 'place');
const cologne = { latitude: 50.938, longitude: 6.96 };

const tiles = (page: Page) => page.getByRole('main').locator('[data-member]');
const idsOf = (page: Page) =>
  tiles(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-member')));
const field = (page: Page, key: string) => page.getByLabel(de.text(`filter.${key}`), { exact: true });
const show = (page: Page) => page.getByRole('button', { name: de.text('filter.show') });
const openForm = (page: Page) => page.locator('main summary').first().click();

test('the search works without JavaScript: filters, all of them, page 2, and a pill taken out', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${originOf('herzfunke.localhost')}/members`);
  await openForm(page);
  await field(page, 'gender').selectOption('woman');
  await show(page).click();
  await expect(page).toHaveURL(/[?&]gender=woman/);
  const first = await idsOf(page);
  expect(first).toHaveLength(24);

  await page.getByRole('link', { name: de.text('paging.next') }).click();
  await expect(page).toHaveURL(/\?gender=woman&pageNumber=2&cursor=/);
  const second = await idsOf(page);
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

test('the form has a short address, and its towns can be chosen by keyboard', async ({ browser }) => {
  const page = await visitBrand(browser, { host: 'herzfunke.localhost', locale: 'de' });
  await page.goto(`${originOf('herzfunke.localhost')}/members`);
  await openForm(page);
  const town = page.getByRole('combobox', { name: de.text('filter.city'), exact: true });
  await town.pressSequentially('Köl');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Köln');
  await town.press('ArrowDown');
  await expect(town).toHaveAttribute('aria-activedescendant', /.+/);
  await town.press('Enter');
  await expect(town).toHaveValue('Köln');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field(page, 'country')).toHaveValue('DE');
  await field(page, 'distance').selectOption('100');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await show(page).click();
  await expect(page).toHaveURL(/\/members\?country=DE&city=K%C3%B6ln&distance=100$/);
  await expect(page.getByRole('link', { name: de.text('filter.remove', { filter: 'Köln' }) })).toBeVisible();
});

async function searchAt(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'de', ...options });
  const page = await context.newPage();
  await page.goto(`${originOf('herzfunke.localhost')}/members`);
  await page
    .getByRole('button', { name: words('de', 'entryWarning').text('enter', { minAge: '18' }) })
    .click();
  await openForm(page);
  return page;
}

test('the position button fills in the town, looks it up once an hour, and keeps the position out of the address', async ({
  browser,
}) => {
  const page = await searchAt(browser, { permissions: ['geolocation'], geolocation: cologne });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/geocode.php')) requests.push(new URL(request.url()).search);
  });
  const button = page.getByRole('button', { name: de.text('filter.locate') });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Köln, Deutschland' })).toBeVisible();
  await expect(field(page, 'country')).toHaveValue('DE');
  await expect(page.locator('#filter-countryregion')).toHaveValue('DE-NW');
  await expect(field(page, 'city')).toHaveValue('Köln');

  await page.reload();
  await openForm(page);
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Köln, Deutschland' })).toBeVisible();
  expect(requests).toEqual(['?lat=50.94&lon=6.96']);

  await show(page).click();
  await expect(page).toHaveURL(/\/members\?country=DE&city=K%C3%B6ln&distance=50$/);
});

test('a refused position is explained, and the town can still be typed', async ({ browser }) => {
  const page = await searchAt(browser, { permissions: [] });
  await page.getByRole('button', { name: de.text('filter.locate') }).click();
  await expect(page.getByText(place.text('denied'))).toBeVisible();
  await field(page, 'city').fill('Bonn');
  await show(page).click();
  await expect(page).toHaveURL(/\/members\?city=Bonn$/);
});
