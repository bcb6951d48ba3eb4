import type { Page } from '@playwright/test';
import { join, type Member } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';
import { locales } from '#lib/i18n/locales.ts';

const texts = words('de', 'swipeGame');
const herzfunke = { host: 'herzfunke.localhost', locale: 'de' } as const;

const topCard = (page: Page) => page.getByRole('main').getByRole('article').last();

/** The profile of the top card, once the animation code has loaded and the previous card is gone. */
async function topProfile(page: Page): Promise<string> {
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  // The animation sets a style on every card.
  await expect(page.getByRole('main').locator('li[style]').first()).toBeAttached();
  const link = page.getByRole('group', { name: texts.text('controls') }).getByRole('link');
  return (await link.getAttribute('href')) ?? '';
}

async function openGame({ page, origin }: Member): Promise<void> {
  await page.goto(`${origin}/swipe-game`);
  await expect(topCard(page)).toBeVisible();
}

test('a finger moves the card on a phone', async ({ browser }) => {
  const alice = await join(browser, { name: 'Alice', gender: 'woman', ...herzfunke });
  const { page } = alice;
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(alice);
  const first = await topProfile(page);
  const finger = await page.context().newCDPSession(page);
  const box = await topCard(page).boundingBox();
  if (!box) throw new Error('The card is not to be seen');
  const at = (x: number) => [{ x: box.x + box.width / 2 + x, y: box.y + 120 }];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : at(x) });
  await touch('touchStart', 0);
  for (const x of [-20, -50, -90, -140, -180]) await touch('touchMove', x);
  await touch('touchEnd', -180);
  await expect(page.getByRole('main').locator(`a[href="${first}"]`)).toHaveCount(0);
});

const screens = [
  { width: 390, height: 700 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

test('card and buttons are on the first screen, above the tab bar, in every language', async ({
  browser,
}) => {
  const home = { country: 'FI', region: 'FI-18', city: 'Helsinki' };
  const alice = await join(browser, {
    name: 'Alice',
    gender: 'woman',
    host: 'localhost',
    locale: 'en',
    home,
  });
  const { page, origin } = alice;
  for (const locale of locales) {
    await page.goto(`${origin}/${locale}/swipe-game`);
    await expect(topCard(page)).toBeVisible();
    const buttons = page.getByRole('group', { name: words(locale, 'swipeGame').text('controls') });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const bar = page.locator('.vk-tabbar');
      await expect(async () => {
        const [card, row] = [await topCard(page).boundingBox(), await buttons.boundingBox()];
        const end = (await bar.boundingBox())?.y ?? screen.height;
        if (!card || !row) throw new Error('Nothing to decide on');
        const where = { locale, screen, cardIsWhole: card.y >= 0 && card.y + card.height <= row.y };
        expect({
          ...where,
          buttonsAreAbove: row.y + row.height <= end,
          cardIsTall: card.height >= 200,
        }).toEqual({
          locale,
          screen,
          cardIsWhole: true,
          buttonsAreAbove: true,
          cardIsTall: true,
        });
      }).toPass({ timeout: 15_000 });
    }
  }
});
