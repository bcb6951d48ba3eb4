import type { Page } from '@playwright/test';
import { click } from './page-actions.ts';

/**
 * Orders the page's package with PayPal, and stops at the checkout or chooses a result there.
 * @param isBack opens the checkout again afterwards
 */
export async function pay(
  page: Page,
  scenario?: 'paid' | 'declined' | 'later',
  isBack = false,
): Promise<void> {
  await click(page.locator('input[type=radio][value=paypal]'));
  await page.waitForURL(/\/paypal(?:\?|$)/);
  await click(page.locator('main form input[type=checkbox]').last());
  await click(page.locator('main form button[type=submit].btn-lg'));
  await page.waitForURL(/\/pay\//);
  if (!scenario) return;
  const checkout = page.url();
  await click(page.locator(`input[name=scenario][value=${scenario}]`));
  await click(page.locator('form button').first());
  await page.waitForURL(/\/transactions\//);
  if (isBack) await page.goto(checkout);
}
