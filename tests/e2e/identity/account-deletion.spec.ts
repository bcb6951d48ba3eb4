import type { Page } from '@playwright/test';
import { extractLinks, waitForMail } from '#tests/support/mailbox.ts';
import { password } from '#tests/support/cast.ts';
import { findings } from '#tests/support/browser/accessible.ts';
import { join, visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const texts = words('de', 'accountDeletion');
const herzfunke = { host: 'herzfunke.localhost', locale: 'de' };

const button = (page: Page, path: string, values: Record<string, string> = {}) =>
  page.getByRole('button', { name: texts.text(path, values), exact: true });

/** Both ways out of a step are equally visible and easy to press. */
async function expectEqualWeight(page: Page): Promise<void> {
  const ways = page.getByRole('dialog').locator('footer button');
  await expect(ways).toHaveCount(2);
  const [other, now] = await Promise.all([ways.nth(0).boundingBox(), ways.nth(1).boundingBox()]);
  expect(now?.width).toBeCloseTo(other?.width ?? 0, 0);
  expect(now?.height).toBeCloseTo(other?.height ?? 0, 0);
  // Neither hovered nor animating back from a hover.
  await page.mouse.move(0, 0);
  const looks = () =>
    ways.evaluateAll((found) =>
      found.map((each) => {
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(each);
        return { color, backgroundColor, borderColor, fontWeight, fontSize };
      }),
    );
  await expect
    .poll(async () => {
      const [left, right] = await looks();
      return JSON.stringify(left) === JSON.stringify(right);
    })
    .toBe(true);
}

test('deletion by reasons and offers, a partner that waits for a press, and return through the mailbox', async ({
  browser,
}) => {
  // A wrong password, the login of a deleted account and a used link are refused.
  const member = await join(browser, {
    ...herzfunke,
    name: 'Alice',
    gender: 'woman',
    refusals: [403, 404, 410, 422],
  });
  const { page, origin, email, profileId } = member;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/settings`);
  await button(page, 'section.open').click();
  await expectEqualWeight(page);
  await page.getByRole('radio', { name: texts.text('reasons.items.break') }).check();
  expect(await findings(page)).toEqual([]);

  await button(page, 'reasons.next').click();
  await expect(
    page.getByRole('heading', { name: texts.text('offers.discount', { percent: '25' }) }),
  ).toBeVisible();
  await expectEqualWeight(page);
  // One screen of offers, with the exit visible without scrolling.
  await expect(button(page, 'now')).toBeInViewport();
  expect(await findings(page)).toEqual([]);

  await button(page, 'now').click();
  await expect(page.getByText(texts.text('confirm.credits', { count: '5' }))).toBeVisible();
  await expectEqualWeight(page);
  expect(await findings(page)).toEqual([]);
  await page.getByLabel(texts.text('confirm.password'), { exact: true }).fill('falsch');
  await button(page, 'now').click();
  await expect(page.getByText(words('de', 'errors').text('field.wrong_password'))).toBeVisible();
  await page.getByLabel(texts.text('confirm.password'), { exact: true }).fill(password);
  await button(page, 'now').click();

  await page.waitForURL(`${origin}/account-deleted`);
  await expect(page.getByRole('heading', { level: 1, name: texts.text('end.title') })).toBeVisible();
  await expect(page.getByText(/Endgültig gelöscht wird dein Konto am/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect((await page.request.get(`${origin}/members/${profileId}`).catch(() => null))?.status() ?? 404).toBe(
    404,
  );

  // The partner: nothing happens before the press, and it can be cancelled.
  const go = button(page, 'partner.go', { name: 'Vlinder' });
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 15_000);
  await expect(go).toBeVisible();
  await go.click();
  await page.clock.runFor(1_000);
  await expect(page.getByText(texts.text('partner.count', { name: 'Vlinder', seconds: '9' }))).toBeVisible();
  await button(page, 'partner.stop').click();
  await expect(page.getByText(texts.text('partner.stopped'))).toBeVisible();
  await page.clock.runFor(15_000);
  await page.clock.resume();
  expect(page.url()).toBe(`${origin}/account-deleted`);

  // The login shows the state of the account and resends the link.
  await page.goto(`${origin}/login`);
  await page.getByLabel(words('de', 'login').text('email'), { exact: true }).fill(email);
  await page.getByLabel(words('de', 'login').text('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('de', 'login').text('submit'), exact: true }).click();
  await expect(page.getByText(words('de', 'errors').text('account_deleted'))).toBeVisible();
  await page.getByRole('button', { name: words('de', 'login').text('linkAgain') }).click();
  await expect(page.getByText(words('de', 'login').text('linkSent', { email }))).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const mail = await waitForMail(email, { subject: /ist gelöscht/ });
  const link = extractLinks(mail).find((each) => each.includes('/account-deleted?reactivate=')) ?? '';
  await page.goto(link);
  await page.waitForURL(`${origin}/members`);
  await page.goto(`${origin}/members/${profileId}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Alice/ })).toBeVisible();

  // A used link says that it has expired and what to do.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: texts.text('back.expired') })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('everything that must be read of a deletion stands there without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de' });
  const page = await context.newPage();
  const origin = new URL((await visitBrand(browser, herzfunke)).url()).origin;
  await page.goto(`${origin}/account-deleted`);
  for (const path of ['end.question', 'end.general', 'end.until', 'end.after', 'link.text'])
    await expect(page.getByText(texts.text(path))).toBeVisible();
});
