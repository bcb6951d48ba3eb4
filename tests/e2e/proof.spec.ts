import { AxeBuilder } from '@axe-core/playwright';
import { confirmed, password } from '../system/cast.ts';
import { stackAddress } from '../support/stack.ts';
import { hydrated } from './hydrated.ts';
import { visitBrand } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const host = 'herzfunke.localhost';
const origin = () => `http://${host}:${stackAddress().frontPort}`;
const login = words('de', 'login');

test('nothing of the proof is loaded before the form is touched, and a worker of our own host solves it', async ({
  browser,
}) => {
  const member = await confirmed('Alice');
  const page = await visitBrand(browser, { host, locale: 'de' });
  await page.goto(`${origin()}/login`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await hydrated(page);
  expect(requests).not.toContain('/api/challenge.php');
  const working = page.waitForEvent('worker');
  const email = page.getByLabel(login.text('email'), { exact: true });
  await email.focus();
  expect(new URL((await working).url()).origin).toBe(origin());
  await expect.poll(() => requests.filter((path) => path === '/api/challenge.php').length).toBe(1);
  await email.fill(member.email);
  await page.getByLabel(login.text('password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: login.text('submit') })
    .click();
  await expect(page).toHaveURL(/\/members/);
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
