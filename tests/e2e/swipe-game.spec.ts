import type { Locator, Page } from '@playwright/test';
import { join, type Member } from './member.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';
import { locales } from '../../lib/i18n/locales.ts';

const texts = words('de', 'swipeGame');
const herzfunke = { host: 'herzfunke.localhost', locale: 'de' } as const;

const left = (page: Page, count: number) =>
  expect(page.getByText(`Noch ${count} ${count === 1 ? 'Like' : 'Likes'} heute`)).toBeVisible();
const topCard = (page: Page) => page.getByRole('main').getByRole('article').last();
const undo = (page: Page) => page.getByRole('button', { name: texts.text('undo') });

type Shown = { name: string; profile: string };

/** Who is on the top card, once its motion has loaded and the one before has flown off. Names alone repeat. */
async function topMember(page: Page): Promise<Shown> {
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  // The motion puts its own style on every card.
  await expect(page.getByRole('main').locator('li[style]').first()).toBeAttached();
  const name = (await topCard(page).getByRole('heading').innerText()).replace(/, \d+$/, '');
  return { name, profile: (await profileLink(page).getAttribute('href')) ?? '' };
}

const profileLink = (page: Page) =>
  page.getByRole('group', { name: texts.text('controls') }).getByRole('link');

/** Waits until another card than this one lies on top. */
const nextAfter = (page: Page, { profile }: Shown) =>
  expect(page.getByRole('main').locator(`a[href="${profile}"]`)).toHaveCount(0);

async function drag(page: Page, card: Locator, distance: number): Promise<void> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(x + (distance * step) / 8, y + step);
  await page.mouse.up();
}

async function openGame({ page, origin }: Member): Promise<void> {
  await page.goto(`${origin}/swipe-game`);
  await expect(topCard(page)).toBeVisible();
}

test('keys and mouse play to the limit, undo gives one back, passing goes on, and a reload keeps the count', async ({
  browser,
}) => {
  const alice = await join(browser, { name: 'Alice', gender: 'woman', ...herzfunke });
  const { page } = alice;
  await openGame(alice);
  await left(page, 4);

  // Keys: one passed, one liked.
  const passed = await topMember(page);
  await page.keyboard.press('ArrowLeft');
  await nextAfter(page, passed);
  await left(page, 4);
  const liked = await topMember(page);
  await page.keyboard.press('ArrowRight');
  await nextAfter(page, liked);
  await left(page, 3);

  // Undo brings the liked one back, with the like.
  await expect(undo(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Backspace');
  await left(page, 4);
  expect(await topMember(page)).toEqual(liked);

  // The mouse: a short drag glides back, a long one decides.
  await drag(page, topCard(page), 40);
  await left(page, 4);
  expect(await topMember(page)).toEqual(liked);
  await drag(page, topCard(page), 220);
  await nextAfter(page, liked);
  await left(page, 3);
  const thrown = await topMember(page);
  await drag(page, topCard(page), -220);
  await nextAfter(page, thrown);
  await left(page, 3);

  // Buttons to the limit.
  for (const count of [2, 1, 0]) {
    const member = await topMember(page);
    await page.getByRole('button', { name: texts.text('like', member), exact: true }).click();
    await nextAfter(page, member);
    if (count > 0) await left(page, count);
  }
  const panel = page.getByRole('region', { name: texts.text('limit.title') });
  await expect(panel).toBeVisible();

  // A fifth like is not to be had, by no means; passing goes on.
  const fifth = await topMember(page);
  await page.keyboard.press('ArrowRight');
  await drag(page, topCard(page), 220);
  expect(await topMember(page)).toEqual(fifth);
  await page.keyboard.press('ArrowLeft');
  await nextAfter(page, fifth);

  await page.reload();
  await expect(panel).toBeVisible();
  expect(await topMember(page)).not.toEqual(fifth);
  const likes = await page.evaluate(async () => {
    const response = await fetch('/api/likes.php');
    return ((await response.json()) as { profiles: { name: string }[] }).profiles.map(({ name }) => name);
  });
  expect(likes).toHaveLength(4);
  expect(likes).toContain(liked.name);

  // The last swipe was a pass: it comes back and costs nothing.
  await undo(page).click();
  await expect(page.getByRole('button', { name: texts.text('pass', fifth), exact: true })).toBeVisible();
  await expect(panel).toBeVisible();
});

test('two who like each other in the game see the match', async ({ browser }) => {
  // Members nearby are on top: where nobody else signs up, that is the other.
  const home = { country: 'DE', region: 'DE-SH', city: 'Flensburg' };
  const bob = await join(browser, { name: 'Bobo', gender: 'man', home, ...herzfunke });
  const alice = await join(browser, { name: 'Alissa', gender: 'woman', home, ...herzfunke });
  await openGame(bob);
  await openGame(alice);
  for (const [member, name] of [
    [alice, 'Bobo'],
    [bob, 'Alissa'],
  ] as const) {
    const { page } = member;
    // Only what the demo has there may lie above.
    while ((await topMember(page)).name !== name) {
      const other = await topMember(page);
      await page.keyboard.press('ArrowLeft');
      await nextAfter(page, other);
    }
    await page.keyboard.press('ArrowRight');
  }
  await expect(bob.page.getByRole('dialog')).toContainText('Alissa');
  await expect(alice.page.getByRole('dialog')).toContainText('Bobo');
});

test('a finger moves the card on a phone, and a swipe that fails comes back', async ({ browser }) => {
  const alice = await join(browser, { name: 'Alice', gender: 'woman', ...herzfunke, refusals: [429] });
  const { page } = alice;
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(alice);
  const first = await topMember(page);
  const finger = await page.context().newCDPSession(page);
  const box = await topCard(page).boundingBox();
  if (!box) throw new Error('The card is not to be seen');
  const at = (x: number) => [{ x: box.x + box.width / 2 + x, y: box.y + 120 }];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : at(x) });
  await touch('touchStart', 0);
  for (const x of [-20, -50, -90, -140, -180]) await touch('touchMove', x);
  await touch('touchEnd', -180);
  await nextAfter(page, first);

  await page.route('**/api/swipe.php', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, json: { error: 'too_many_requests' } })
      : route.continue(),
  );
  const { name: second } = await topMember(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('alert').filter({ hasText: second })).toBeVisible();
  await left(page, 4);
  await page.unroute('**/api/swipe.php');
  await page.getByRole('button', { name: texts.text('again') }).click();
  await left(page, 3);
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
