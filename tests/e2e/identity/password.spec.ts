import type { Browser, Page } from '@playwright/test';
import { extractLinks, listMails } from '#tests/support/mailbox.ts';
import { until } from '#tests/support/until.ts';
import { join, visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const next = 'Nebel-im-Tal-9-Uhr';
const host = 'herzfunke.localhost';
const anna = { name: 'Anna', gender: 'woman', host, locale: 'de' } as const;
const reset = words('de', 'resetPassword');
const fields = words('de', 'passwords');
const login = words('de', 'login');

async function resetLink(email: string): Promise<string> {
  let link: string | undefined;
  await until(async () => {
    link = (await listMails(email)).flatMap(extractLinks).find((each) => each.includes('/reset-password/do'));
    return link !== undefined;
  });
  return link ?? '';
}

/** Opens the form from the login and requests the link. */
async function askForLink(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByRole('link', { name: login.text('forgot') }).click();
  await expect(page.getByRole('heading', { name: reset.text('title') })).toBeVisible();
  await page.getByLabel(reset.text('email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: reset.text('submit') }).click();
  await expect(page.getByRole('heading', { name: reset.text('sent.title') })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
}

async function choose(page: Page, secret: string): Promise<void> {
  await page.getByLabel(fields.text('new'), { exact: true }).fill(secret);
  await page.getByLabel(fields.text('again'), { exact: true }).fill(secret);
}

/** A browser without a session, such as the person's phone. */
const anotherBrowser = (browser: Browser, refusals: number[]) =>
  visitBrand(browser, { host, locale: 'de', refusals });

const stands = (page: Page) =>
  page.evaluate(
    async () => ((await (await fetch('/api/user.php')).json()) as { user: unknown }).user !== null,
  );

test('a mailed link replaces a forgotten password, works once and only opens this account here', async ({
  browser,
}) => {
  const member = await join(browser, { ...anna, refusals: [403] });
  const phone = await anotherBrowser(browser, [410, 422]);
  await askForLink(phone, member.origin, member.email);
  const link = await resetLink(member.email);

  await phone.goto(link);
  await expect(phone.getByText(member.email)).toBeVisible();
  // The server rejects a weak password.
  await choose(phone, 'anna2026');
  await phone.getByRole('button', { name: reset.text('do.submit') }).click();
  await expect(phone.getByText(words('de', 'errors').text('field.weak_password'))).toBeVisible();
  await choose(phone, next);
  await phone.getByRole('button', { name: reset.text('do.submit') }).click();
  await expect(phone).toHaveURL(/\/members$/);
  expect(await stands(phone)).toBe(true);
  expect(await stands(member.page)).toBe(false);

  // The same link says that it is used and offers a new one.
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: reset.text('do.expired.title') })).toBeVisible();
  await phone.getByRole('link', { name: reset.text('do.expired.action') }).click();
  await expect(phone).toHaveURL(/\/reset-password$/);
});
