import type { Page } from '@playwright/test';
import type { Payment } from '../../lib/contract/commerce/payments.ts';
import { choose } from '../support/checkout.ts';
import { findings } from './accessible.ts';
import { join, type Member } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const order = words('de', 'order');
const errors = words('de', 'errors');
const shop = words('de', 'shop');
const withdrawal = words('de', 'withdrawal');

test('nothing is ordered before the box is ticked, and what comes back is told above the button of the withdrawal', async ({
  browser,
}) => {
  const anna = await join(browser, {
    name: 'Anna',
    gender: 'woman',
    host: 'herzfunke.localhost',
    locale: 'de',
    refusals: [404, 409],
  });
  const { page, origin, email } = anna;
  await page.goto(`${origin}/premium`);
  await page
    .getByRole('link', { name: shop.text('choose') })
    .first()
    .click();
  await page.waitForURL(/\/credits\/\d+/);
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await page.getByRole('button', { name: order.text('discountCode.open') }).click();
  const code = page.getByRole('textbox', { name: order.text('discountCode.label') });
  await code.fill('NOPE');
  await code.press('Enter');
  await expect(page.getByText(errors.text('discount_not_found'))).toBeVisible();

  const box = page.getByRole('checkbox', { name: order.text('beginAtOnce') });
  const submit = page.getByRole('button', { name: order.text('submit'), exact: true });
  await expect(box).not.toBeChecked();
  await submit.click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(errors.text('field.consent_missing'));
  await expect(page.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await expect(code).toHaveValue('NOPE');
  await accessible(page);
  expect(await newestPayment(page)).toBeUndefined();

  await box.check();
  await submit.click();
  await page.waitForURL(/\/pay\//);
  await page.goto(await choose(page.url(), 'paid'));
  const { number, amount } = await paid(anna);

  await page.goto(`${origin}/withdrawal?order=${number}`);
  await page.getByLabel(withdrawal.text('name')).fill('Anna Demo');
  await page.getByLabel(withdrawal.text('email')).fill(email);
  await page.getByRole('button', { name: withdrawal.text('next') }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(withdrawal.text('back.paid'), { exact: true })).toBeVisible();
  await accessible(page);
  const sum = main.locator('dl').last();
  const total = sum.locator('div').last();
  await expect(total).toContainText(withdrawal.text('back.total'));
  const told = (await total.locator('dd').textContent()) ?? '';
  await page.getByRole('button', { name: withdrawal.text('check.confirm') }).click();
  await expect(page.getByText(/^W-HERZFUNKE-\d{8}-/)).toBeVisible();
  const { refunded } = await paid(anna);
  expect(refunded).toBe(amount);
  expect(told.replaceAll(/\D/g, '')).toBe(String(refunded));
});

const newestPayment = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/api/payments.php');
    return ((await response.json()) as { payments: Payment[] }).payments[0];
  });

/** The newest payment once it is completed. */
async function paid({ page }: Member): Promise<Payment> {
  await expect.poll(async () => (await newestPayment(page))?.status).toBe('completed');
  const payment = await newestPayment(page);
  if (!payment) throw new Error('Nothing was paid');
  return payment;
}

async function accessible(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}
