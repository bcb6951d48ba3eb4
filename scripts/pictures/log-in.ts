import type { Page } from '@playwright/test';
import { demoLogins, demoPassword } from '../../demo/logins.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { click } from './page-actions.ts';
import { signupAt } from './fill-signup.ts';
import type { Walker } from './visit.ts';

/**
 * Logs a page in through the form, or signs up; a visitor stays logged out.
 * @throws {Error} if the brand does not have the demo login
 */
export async function becomeWalker(
  page: Page,
  walker: Walker,
  address: (path: string) => string,
): Promise<void> {
  if (walker === 'newcomer') await signUp(page, address('/signup'));
  if (walker !== 'free' && walker !== 'premium') return;
  const login = demoLogins.find(({ paid }) => paid === (walker === 'premium'));
  await page.goto(address('/login'));
  await page.locator('#login-email').fill(login?.email ?? '');
  await page.locator('#login-password').fill(demoPassword);
  await page.locator('#login-password').press('Enter');
  const leave = page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await leave.catch((cause: unknown) => {
    throw new Error(`The brand does not know ${login?.email}: pictures are taken of a demo.`, { cause });
  });
}

/** Sets the language as the menu does; mails, suggestions and the checkout follow it. */
export async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  const status = await page.evaluate(async (language) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ language });
    return (await fetch('/api/user.php', { method: 'PUT', headers, body })).status;
  }, locale);
  if (status !== 200) throw new Error(`The language ${locale} could not be chosen (${status}).`);
}

async function signUp(page: Page, address: string): Promise<void> {
  const email = `alice-${Date.now()}@people.example`;
  await page.goto(address);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    signupAt(4, email),
  );
  await page.reload();
  await page.locator('#signup-password').fill('Regen-am-Rhein-7');
  await click(page.locator('#signup-consent-terms'));
  await page.locator('#signup-password').press('Enter');
  await page.waitForURL(/\/complete-signup/);
}

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
