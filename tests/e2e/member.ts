import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { linksOf, waitForMail } from '../support/mailbox.ts';
import { stackAddress } from '../support/stack.ts';
import { words } from './words.ts';

/** Someone at a browser of their own, on one brand, in one language. */
export type Member = {
  page: Page;
  name: string;
  email: string;
  locale: string;
  origin: string;
  profileId: number;
};

type Wish = { name: string; gender: 'woman' | 'man'; host: string; locale: string; refusals?: number[] };

const password = 'Regen-am-Rhein-7';

/**
 * Opens a brand as a stranger and says yes to the entry warning. An unexpected line on the console fails the test;
 * `refusals` are the statuses it provokes, which the browser itself notes there.
 */
export async function openBrand(
  browser: Browser,
  { host, locale, refusals = [] }: Pick<Wish, 'host' | 'locale' | 'refusals'>,
): Promise<Page> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  page.on('console', (message) => {
    const isProvoked = refusals.some((status) => message.text().includes(`status of ${status}`));
    if (message.type() === 'error' && !isProvoked)
      throw new Error(`Console on ${page.url()}: ${message.text()}`);
  });
  await page.goto(`http://${host}:${stackAddress().frontPort}/`);
  await page
    .getByRole('button', { name: words(locale, 'entryWarning').text('enter', { minAge: '18' }) })
    .click();
  return page;
}

/** Signs up in five steps, confirms the address by the mailed link and ends at the cards. */
export async function signUp(browser: Browser, wish: Wish): Promise<Member> {
  const { name, gender, host, locale } = wish;
  const page = await openBrand(browser, wish);
  const texts = words(locale, 'signup');
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@people.example`;
  const next = page.getByRole('button', { name: texts.text('next'), exact: true });

  await page.goto(`http://${host}:${stackAddress().frontPort}/signup`);
  await page.getByRole('radio', { name: texts.text(`who.${gender}`), exact: true }).check();
  await page.getByRole('radio', { name: texts.text('who.hetero'), exact: true }).check();
  await page.getByRole('checkbox').check();
  await next.click();
  await page.getByLabel(texts.text('birth.day'), { exact: true }).fill('17');
  await page.getByLabel(texts.text('birth.month'), { exact: true }).fill('5');
  await page.getByLabel(texts.text('birth.year'), { exact: true }).fill('1991');
  await next.click();
  await page.getByLabel(texts.text('name.label'), { exact: true }).fill(name);
  await next.click();
  await page.locator('#signup-region').selectOption({ index: 1 });
  const town = page.getByRole('combobox', { name: texts.text('place.city'), exact: true });
  await town.fill('Köln');
  // Leaving the field closes the towns that it suggests.
  await town.press('Tab');
  await next.click();
  await page.getByLabel(texts.text('account.email'), { exact: true }).fill(email);
  await page.getByLabel(texts.text('account.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: texts.text('submit'), exact: true }).click();

  const activation = words(locale, 'activation');
  await expect(page).toHaveURL(/\/complete-signup/);
  const notNow = page.getByRole('button', { name: activation.text('push.no') });
  const mailStep = page.getByRole('heading', { name: activation.text('mail.title') });
  await expect(notNow.or(mailStep).first()).toBeVisible();
  if (await notNow.isVisible()) await notNow.click();
  await expect(page.getByText(email)).toBeVisible();

  const link = linksOf(await waitForMail(email)).find((each) => each.includes('/activate/done'));
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: activation.text('done.title') })).toBeVisible();
  const profileId = await page.evaluate(async () => {
    const response = await fetch('/api/user.php');
    return ((await response.json()) as { user: { profile: { id: number } } }).user.profile.id;
  });
  return { page, name, email, locale, origin: new URL(page.url()).origin, profileId };
}
