import type { Browser, Page } from '@playwright/test';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { choose } from '#tests/support/checkout.ts';
import { sample } from '#tests/support/form.ts';
import { extractLinks, waitForMail } from '#tests/support/mailbox.ts';
import { findings } from '#tests/support/browser/accessible.ts';
import { join, type Member, visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const getShop = (host: string, locale: Locale) => ({
  host,
  locale,
  packages: words(locale, 'packages'),
  order: words(locale, 'order'),
  result: words(locale, 'transactions'),
  card: words(locale, 'footer').text('creditcard'),
});

const german = getShop('herzfunke.localhost', 'de');
const dutch = getShop('vlinder.localhost', 'nl');
const { host, packages, result } = german;
const withdrawal = words('de', 'withdrawal');

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
// Their first payment uses up the welcome discount, which an open page may request again.
const signUpAs = (browser: Browser, name: string, { host, locale } = german) =>
  join(browser, { name, gender: 'woman', host, locale, refusals: [409] });

/** From the premium page to the provider's checkout; returns its URL. */
async function orderTier({ page, origin }: Member, tier: 'p0' | 'p1' | 'p2', at = german): Promise<string> {
  const { packages, card } = at;
  await page.goto(`${origin}/premium`);
  const name = page.getByText(packages.text(`tiers.${tier}`), { exact: true });
  const offer = page.getByRole('listitem').filter({ has: name });
  await offer.getByRole('link', { name: packages.text('choose') }).click();
  await page.waitForURL(/\/credits\/\d+/);
  // The URL gets the choice first.
  await page.getByRole('radio', { name: card }).click();
  await expect(page.getByRole('radio', { name: card })).toBeChecked();
  return placeOrder(page, at);
}

async function placeOrder(page: Page, { order } = german): Promise<string> {
  await page.getByRole('checkbox', { name: order.text('beginAtOnce') }).check();
  await page.getByRole('button', { name: order.text('submit'), exact: true }).click();
  await page.waitForURL(/\/pay\//);
  return page.url();
}

const newestPayment = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/api/payments.php');
    return ((await response.json()) as { payments: Payment[] }).payments[0];
  });

/** A member with photos for premium members only. */
const lockedMember = (page: Page) =>
  page.evaluate(async () => {
    for (let id = 1; id < 60; id += 1) {
      const response = await fetch(`/api/member.php?id=${id}`);
      if (!response.ok) continue;
      const member = (await response.json()) as { locked_photos: unknown[] };
      if (member.locked_photos.length > 0) return id;
    }
    throw new Error('Nobody has locked photos');
  });

/** Marks a page, to detect a reload later. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a free member buys a tier and is premium everywhere without a reload, also in another tab', async ({
  browser,
}) => {
  const anna = await signUpAs(browser, 'Anna');
  const { page, origin } = anna;

  const other = await page.context().newPage();
  await other.goto(`${origin}/members/${await lockedMember(page)}`);
  const bar = (tab: Page) => tab.getByRole('banner').getByRole('navigation');
  const premium = words('de', 'nav').text('premium');
  await expect(bar(other).getByRole('link', { name: premium })).toBeVisible();
  const member = other.getByRole('main');
  await expect(member.getByText(/du mit Premium\./)).toBeVisible();
  await mark(other);

  const checkout = await orderTier(anna, 'p2');
  const { payment_id: id } = await fetchNewestPayment(anna);
  await page.goto(`${origin}/transactions/${id}`);
  await expect(heading(page, result.text('pending.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: result.text('pending.go') })).toHaveAttribute('href', checkout);
  await mark(page);

  await choose(checkout, 'slow', 2);
  await expect(heading(page, result.text('completed.title'))).toBeVisible();
  await expect(heading(page, result.text('completed.premium'))).toBeVisible();
  await expect(bar(page).getByRole('link', { name: premium })).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);

  await expect(member.getByText(/^Du siehst (das Foto|beide Fotos|alle \d+ Fotos)\.$/)).toBeVisible();
  await expect(bar(other).getByRole('link', { name: premium })).toHaveCount(0);
  expect(await isMarked(other)).toBe(true);

  await page.getByRole('link', { name: result.text('completed.toCredits') }).click();
  await expect(page.getByText('Dein Guthaben: 40 Credits', { exact: true })).toBeVisible();
  await expect(heading(page, packages.text('bundles'))).toBeVisible();
  await expect(page.getByText(/^−25/)).toHaveCount(0);

  // The mail leads to the result without a login.
  const stranger = await visitBrand(browser, { host, locale: 'de' });
  const mail = await waitForMail(anna.email, {
    subject: new RegExp((await fetchNewestPayment(anna)).number),
  });
  await stranger.goto(extractLinks(mail).find((link) => link.includes('/transactions/')) ?? '');
  await expect(heading(stranger, result.text('completed.title'))).toBeVisible();
});

test('what failed says why, and the next try works, in Dutch; these screens are accessible and fit', async ({
  browser,
}) => {
  const { result, card } = dutch;
  const bea = await signUpAs(browser, 'Bea', dutch);
  const { page, origin } = bea;
  await look(page, origin, ['/premium']);
  const back = await choose(await orderTier(bea, 'p0', dutch), 'card_failed');
  await page.goto(back);
  const failed = new URL(page.url()).pathname;
  await expect(heading(page, result.text('notPaid.title'))).toBeVisible();
  await expect(page.getByText(result.text('notPaid.reasons.card_failed'))).toBeVisible();

  await page.getByRole('link', { name: result.text('notPaid.again') }).click();
  await expect(page.getByRole('radio', { name: card })).toBeChecked();
  const order = new URL(page.url()).pathname;
  const debit = `/directdebit?package=${order.split('/')[2]}&country=NL`;
  await page.goto(await choose(await placeOrder(page, dutch), 'paid'));
  await expect(heading(page, result.text('completed.title'))).toBeVisible();
  const paid = new URL(page.url()).pathname;
  await look(page, origin, [
    failed,
    paid,
    '/credits',
    '/credits/repeat-order',
    '/transactions',
    order,
    debit,
  ]);
  await expect(page.getByLabel(words('nl', 'directDebit').text('iban'))).toBeVisible();
});

test('anyone who withdraws needs no login, gets a receipt, and is a free member again without a reload', async ({
  browser,
}) => {
  const cleo = await signUpAs(browser, 'Cleo');
  const { page, origin, email } = cleo;
  await page.goto(await choose(await orderTier(cleo, 'p1'), 'paid'));
  await expect(heading(page, result.text('completed.title'))).toBeVisible();

  await page.goto(`${origin}/transactions`);
  const link = page.getByRole('main').getByRole('link', { name: result.text('withdraw') });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toContain((await fetchNewestPayment(cleo)).number);
  await mark(page);

  const stranger = await visitBrand(browser, { host, locale: 'de' });
  await stranger.goto(origin + href);
  await stranger.getByLabel(withdrawal.text('name')).fill('Cleo Demo');
  await stranger.getByLabel(withdrawal.text('email')).fill(email);
  await stranger.getByRole('button', { name: withdrawal.text('next') }).click();
  await expect(stranger.getByText(email)).toBeVisible();
  await stranger.getByRole('button', { name: withdrawal.text('check.confirm') }).click();
  await expect(stranger.getByText(/^W-HERZFUNKE-\d{8}-/)).toBeVisible();

  await expect(page.getByText(/zurückgezahlt/)).toBeVisible();
  await expect(link).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

const looks = [
  ['dark', 390],
  ['light', 1280],
] as const;

async function look(page: Page, origin: string, paths: string[]): Promise<void> {
  for (const [colorScheme, width] of sample(looks)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(origin + path);
      await expect(page.locator('.vk-skeleton, [aria-busy="true"]')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect({ path, width, findings: await findings(page), overflow }).toEqual({
        path,
        width,
        findings: [],
        overflow: false,
      });
    }
  }
}

/** From any page of the brand, or from the checkout, which belongs to no brand. */
async function fetchNewestPayment({ page, origin }: Member): Promise<Payment> {
  if (!page.url().startsWith(origin)) await page.goto(`${origin}/transactions`);
  const payment = await newestPayment(page);
  if (!payment) throw new Error('Nothing was ordered');
  return payment;
}
