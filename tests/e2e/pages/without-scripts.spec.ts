import { stackAddress } from '#tests/support/stack.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const login = words('de', 'login');
const errors = words('de', 'errors');

for (const path of ['/login', '/signup', '/reset-password'])
  test(`without scripts ${path} says what it needs, and a form that is sent all the same leads back`, async ({
    browser,
  }) => {
    const origin = `http://herzfunke.localhost:${stackAddress().frontPort}`;
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de' });
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    const hint = page.locator('noscript p');
    await expect(hint).toBeVisible();
    await expect(hint).toHaveText(errors.text('page.needsScripts'));
    if (path !== '/login') return;

    await page.getByLabel(login.text('email')).fill('kim@people.example');
    await page.getByLabel(login.text('password'), { exact: true }).fill('Geheim-und-lang-9');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.locator('form button[type="submit"]').click(),
    ]);
    expect(answer.status()).toBe(405);
    await expect(page.getByRole('heading', { name: errors.text('page.form') })).toBeVisible();
    expect(page.url()).toBe(`${origin}${path}`);
    await expect(page.locator('body')).not.toContainText('Geheim');
    await page.getByRole('link', { name: errors.text('page.backToForm') }).click();
    await expect(page.getByRole('heading', { name: login.text('title') })).toBeVisible();
  });
