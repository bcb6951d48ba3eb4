import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { confirmed, password as ownPassword, type Person } from '#tests/support/cast.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { hydrated } from '#tests/support/browser/hydrated.ts';
import { visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const origin = () => `http://${host}:${stackAddress().frontPort}`;
const login = words('de', 'login');
const complaints = words('de', 'complaints');

/** The member whose password is tried: enough wrong ones lock the account for everyone. */
let member: Person;
test.beforeAll(async () => {
  member = await confirmed('Alice');
});

const email = (page: Page) => page.getByLabel(login.text('email'), { exact: true });
const secret = (page: Page) => page.getByLabel(login.text('password'), { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: login.text('submit') });

/** A browser at the login page; blocked scripts and loads appear on its console, which fails the test. */
async function atLogin(browser: Browser, refusals: number[] = []): Promise<Page> {
  const page = await visitBrand(browser, { host, locale: 'de', refusals });
  await page.goto(`${origin()}/login`);
  return page;
}

async function fill(page: Page, password = ownPassword): Promise<void> {
  await email(page).fill(member.email);
  await secret(page).fill(password);
}

test('nothing of the proof is loaded before the form is touched, and a worker of our own host solves it', async ({
  browser,
}) => {
  const page = await atLogin(browser);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await hydrated(page);
  expect(requests).not.toContain('/api/challenge.php');
  const working = page.waitForEvent('worker');
  await email(page).focus();
  expect(new URL((await working).url()).origin).toBe(origin());
  await expect.poll(() => requests.filter((path) => path === '/api/challenge.php').length).toBe(1);
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/members/);
});

test('a complaint goes out with a proof, and its form is accessible', async ({ browser }) => {
  const page = await visitBrand(browser, { host, locale: 'de' });
  await page.goto(`${origin()}/complaints`);
  const working = page.waitForEvent('worker');
  await page.getByLabel(complaints.text('name'), { exact: true }).fill('Alice');
  await working;
  // Other forms of the page require an address too.
  await page.locator('#complaint-email').fill('alice@people.example');
  await page.locator('#complaint-text').fill('Das sind mehr als zehn Zeichen.');
  await page
    .locator('form', { has: page.locator('#complaint-email') })
    .getByRole('button')
    .last()
    .click();
  await expect(page.getByText(/HERZFUNKE-\d{8}-/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('an address of a throw-away provider is warned of beside its field', async ({ browser }) => {
  const page = await visitBrand(browser, { host, locale: 'de' });
  const values = {
    gender: 'woman',
    sexuality: 'hetero',
    consent_sensitive: true,
    day: '17',
    month: '5',
    year: '1991',
    name: 'Alice',
    country: 'DE',
    region: 'DE-NW',
    city: 'Köln',
  };
  // Like a signup abandoned at its last question.
  await page.evaluate(
    (draftValues) =>
      localStorage.setItem('vonk_signup', JSON.stringify({ at: Date.now(), step: 4, values: draftValues })),
    values,
  );
  await page.goto(`${origin()}/signup`);
  const address = page.getByLabel(words('de', 'signup').text('account.email'), { exact: true });
  const hint = words('de', 'addressHint');
  await address.fill('alice@mailinator.com');
  await expect(page.getByText(hint.text('disposable'))).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
