import type { Browser, Page } from '@playwright/test';
import { landerPath, landers } from '#lib/rules/growth/lander-slugs.ts';
import { isGate, sample } from '#tests/support/form.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { watchConsole } from '#tests/support/browser/console-errors.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const origin = () => `http://${host}:${stackAddress().frontPort}`;
const signup = words('de', 'signup');
const seeks = words('de', 'landers');
const swipe = words('de', 'landerTinderswipe');
const tonight = words('de', 'landerAlonetonight');

/** A stranger at a lander; unexpected console lines fail the test. */
async function openLander(browser: Browser, path: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'de', ...options });
  watchConsole(context);
  const page = await context.newPage();
  await page.goto(origin() + path);
  return page;
}

const choose = (page: Page, group: string, answer: string) =>
  page.getByRole('group', { name: group }).getByLabel(answer, { exact: true }).check();

async function passGate(page: Page): Promise<void> {
  await choose(page, signup.text('who.gender'), signup.text('who.woman'));
  await choose(page, seeks.text('seeks.label'), seeks.text('seeks.both'));
  await page.getByRole('button', { name: signup.text('submit') }).click();
}

for (const lander of sample(landers)) {
  test(`${lander}: fits, is accessible, says what it must at once, and leads into the signup`, async ({
    browser,
  }) => {
    const page = await openLander(browser, `${landerPath(lander, null)}?network=north&ref=7`);
    await expectAccessible(page);
    for (const [colorScheme, width, height] of [
      ['light', 390, 844],
      ['dark', 390, 844],
      ['light', 1280, 800],
      ['dark', 1280, 800],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.locator('[data-lander-notice]')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      if (isGate) continue;
      const picture = `test-results/landers/${lander}-${width}-${colorScheme}`;
      await page.screenshot({ path: `${picture}.png`, fullPage: true });
    }
    await passGate(page);
    await expect(page.getByLabel(signup.text('who.woman'))).toBeChecked();
    await expect(page.getByLabel(signup.text('who.bi'))).toBeChecked();
    await expect(page).toHaveURL(`${origin()}/signup?slug=${lander}`);
    // The source of the visit was stored on arrival.
    const source = await page.evaluate(() => sessionStorage.getItem('vonk_touches'));
    expect(JSON.parse(source ?? 'null').last).toMatchObject({ network: 'north', ref: '7' });
  });
}

test('without scripts the stack turns, the questions are answered and the form leads to the signup', async ({
  browser,
}) => {
  const page = await openLander(browser, '/landers/tinderswipe', { javaScriptEnabled: false });
  const names = page.getByRole('group', { name: swipe.text('members') }).getByRole('heading');
  const first = await names.nth(0).textContent();
  await expect(names.filter({ visible: true }).first()).toHaveText(first ?? '');
  await page
    .locator(`label[title="${swipe.text('next')}"]`)
    .first()
    .click();
  await expect(page.locator('#card-2')).toBeChecked();
  await passGate(page);
  await expect(page).toHaveURL(`${origin()}/signup?slug=tinderswipe&gender=woman&seeks=both`);
  await page.goto(`${origin()}/landers/alonetonight`);
  await page.getByRole('link', { name: tonight.text('mood.laugh.choice') }).click();
  await expect(page.getByText(tonight.text('mood.laugh.reply'))).toBeVisible();
});
