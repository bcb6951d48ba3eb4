import type { Browser, Page } from '@playwright/test';
import { sample } from '#tests/support/form.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { findings } from '#tests/support/browser/accessible.ts';
import { join, visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const own = words('de', 'memberSignup');
const text = 'Dein Garten gefällt mir. Was wächst da gerade?';

const origin = () => `http://${host}:${stackAddress().frontPort}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const message = (page: Page, name: string) =>
  page.getByRole('textbox', { name: own.text('label', { name }) });

const joinMara = (browser: Browser) =>
  join(browser, { name: 'Mara', gender: 'woman', host, locale: 'de', consents: { advertisable: true } });

test('the draft of the chat-like landing continues in the signup, and is in no address', async ({
  browser,
}) => {
  const mara = await joinMara(browser);
  const page = await visitBrand(browser, { host, locale: 'de' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(decodeURIComponent(request.url())));
  await page.goto(`${origin()}/members/${mara.profileId}/landing3`);
  expect(await findings(page)).toEqual([]);
  await message(page, 'Mara').fill(text);
  await press(page, own.text('next'));
  await expect(page).toHaveURL(new RegExp(`/members/${mara.profileId}/signup`));
  await expect(message(page, 'Mara')).toHaveValue(text);
  expect(requests.filter((url) => url.includes('Garten'))).toEqual([]);
});

test.describe('on every width', () => {
  for (const width of sample([320, 390, 1280])) {
    test(`no landing of a member is wider than ${width} px, and the notice stands above the fold`, async ({
      browser,
    }) => {
      const mara = await joinMara(browser);
      const page = await visitBrand(browser, { host, locale: 'de' });
      await page.setViewportSize({ width, height: 844 });
      for (const design of ['landing', 'landing2', 'landing3']) {
        await page.goto(`${origin()}/members/${mara.profileId}/${design}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ design, wide: wide <= width }).toEqual({ design, wide: true });
        const notice = await page.locator('[data-lander-notice]').boundingBox();
        expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(844);
        expect(await findings(page)).toEqual([]);
      }
    });
  }
});
