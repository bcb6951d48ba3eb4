import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdScripts } from '#tests/support/browser/hold-scripts.ts';
import { visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const locale = 'de';

const alert = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text).first();

test('a wrong password is shown in words, and after five the lock with its minutes', async ({ browser }) => {
  const page = await visitBrand(browser, { host, locale, refusals: [401, 429] });
  const texts = words(locale, 'login');
  await page.goto(new URL('/login', page.url()).href);
  await page.getByLabel(texts.text('email'), { exact: true }).fill(`nobody-${randomUUID()}@people.example`);
  await page.getByLabel(texts.text('password'), { exact: true }).fill('falsch');
  const submit = page.getByRole('main').getByRole('button', { name: texts.text('submit'), exact: true });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await submit.click();
    await expect(alert(page, 'Login fehlgeschlagen, bitte versuche es erneut')).toBeVisible();
    await expect(submit).toBeEnabled();
  }
  await submit.click();
  await expect(alert(page, 'Konto für 15 min gesperrt')).toBeVisible();
});

test('signup input from before hydration is stored, and sent then', async ({ browser }) => {
  const page = await visitBrand(browser, { host, locale });
  const texts = words(locale, 'signup');
  const release = await holdScripts(page);
  await page.goto(new URL('/signup', page.url()).href, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: texts.text('who.woman'), exact: true }).check();
  await page.getByRole('radio', { name: texts.text('who.bi'), exact: true }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: texts.text('next'), exact: true }).click();
  release();
  await expect(page.getByLabel(texts.text('birth.day'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: texts.text('back'), exact: true }).click();
  await expect(page.getByRole('radio', { name: texts.text('who.bi'), exact: true })).toBeChecked();
});
