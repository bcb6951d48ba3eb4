import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#demo/logins.ts';
import { sample } from '#tests/support/form.ts';
import { logInAt } from '#tests/support/chat-page.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { findAll } from '#tests/support/browser/accessible.ts';
import { visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const toOrigin = (host: string) => `http://${host}:${stackAddress().frontPort}`;

/** Logs in the seeded premium member, whom no test on this brand changes. */
const logIn = (page: Page) => logInAt(page, { email: 'premium@vonk.example', password: demoPassword });

const looks = [
  ['light', 390],
  ['dark', 1280],
] as const;

async function walk(
  browser: Browser,
  host: string,
  locale: string,
  paths: string[],
  signedIn: boolean,
): Promise<void> {
  const page = await visitBrand(browser, { host, locale, refusals: [404] });
  if (signedIn) await logIn(page);
  for (const [scheme, width] of sample(looks)) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(toOrigin(host) + path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('.vk-skeleton, [aria-busy="true"]')).toHaveCount(0);
      expect({ path, scheme, width, findings: await findAll(page) }).toEqual({
        path,
        scheme,
        width,
        findings: [],
      });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, width, overflow: overflow > 0 }).toEqual({ path, width, overflow: false });
    }
  }
}

test('what a visitor sees is accessible and fits, on a light phone and a dark desktop', async ({
  browser,
}) => {
  const paths = [
    '/',
    '/members',
    '/members/1',
    '/login',
    '/signup',
    '/pricing',
    '/complaints',
    '/withdrawal',
    '/account-deleted',
    '/pages/faq',
    '/landers/tinderswipe',
    '/nowhere',
  ];
  await walk(browser, 'herzfunke.localhost', 'de', paths, false);
});

test('what a member sees is accessible and fits, on a light phone and a dark desktop', async ({
  browser,
}) => {
  const paths = [
    '/members',
    '/members/3',
    '/members/3/chat',
    '/chats',
    '/likes',
    '/credits',
    '/credits/1',
    '/premium',
    '/transactions',
    '/notifications',
    '/settings',
    '/profile',
    '/swipe-game',
    '/match-finder',
    '/match-finder?step=interests',
    '/match-finder?step=results',
  ];
  await walk(browser, 'vlinder.localhost', 'nl', paths, true);
});
