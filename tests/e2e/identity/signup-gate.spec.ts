import type { Browser, Page } from '@playwright/test';
import { changeSettings } from '#tests/support/brand-copy.ts';
import { confirmed, password, type Person } from '#tests/support/cast.ts';
import { type Throwaway, throwawayBrand } from '#tests/support/throwaway-brand.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { logInAt } from '#tests/support/chat-page.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { findings } from '#tests/support/browser/accessible.ts';
import { visitBrand, signUp } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const locale = 'de';
const database = stackDatabase();
const signup = words(locale, 'signup');
const invitations = words(locale, 'invitations');

/** A separate brand, because these changes would disturb the members of others. */
let brand: Throwaway;
const origin = () => `http://${brand.host}:${stackAddress().frontPort}`;

test.beforeAll(async () => {
  brand = await throwawayBrand();
});
test.afterAll(async () => {
  await brand.close();
  await database.end();
});

async function asMember(browser: Browser, { email }: Person, refusals: number[] = []): Promise<Page> {
  const page = await visitBrand(browser, { host: brand.host, locale, refusals });
  await logInAt(page, { email, password });
  return page;
}

test('a member makes a link, a guest signs up by it, and the member sees that it was used', async ({
  browser,
}) => {
  const alice = await confirmed('Alice', {}, brand.host);
  await changeSettings(database, brand.id, { signups: 'invited' });
  const page = await asMember(browser, alice);
  await page.goto(`${origin()}/settings`);
  await page.getByLabel(invitations.text('label'), { exact: true }).fill('Dora');
  await page.getByRole('button', { name: invitations.text('make'), exact: true }).click();
  const link = page.getByLabel(invitations.text('link'), { exact: true });
  await expect(link).toHaveValue(/\/signup\?invitation=[\w-]{43}$/);
  const url = new URL(await link.inputValue());
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Dora', { exact: true })).toBeVisible();
  await expect(page.getByText(url.searchParams.get('invitation') ?? '')).toHaveCount(0);
  // Via the home page: the link is remembered for the visit.
  await signUp(browser, {
    name: 'Dora',
    gender: 'woman',
    host: brand.host,
    locale,
    landing: `/${url.search}`,
  });
  await page.reload();
  const used = invitations.text('used', { date: '' }).trim();
  await expect(page.getByText(used)).toBeVisible();
});

test('without a valid invitation the signup is closed and explains what is possible', async ({ browser }) => {
  await changeSettings(database, brand.id, { signups: 'invited' });
  const page = await visitBrand(browser, { host: brand.host, locale });
  await expect(async () => {
    await page.goto(`${origin()}/signup`);
    await expect(page.getByRole('heading', { name: signup.text('closed.title') })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  expect(await findings(page)).toEqual([]);
  await page.goto(`${origin()}/signup?invitation=unknown`);
  await expect(
    page.getByRole('heading', { name: signup.text('invitation.over').replace(/\.$/, '') }),
  ).toBeVisible();
  await page.getByRole('link', { name: signup.text('invitation.look') }).click();
  await expect(page).toHaveURL(/\/members$/);
  await changeSettings(database, brand.id, { signups: 'all' });
  await expect(async () => {
    await page.goto(`${origin()}/signup?invitation=unknown`);
    await expect(page.getByText(signup.text('invitation.overOpen'))).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: signup.text('who.title') })).toBeVisible();
});
