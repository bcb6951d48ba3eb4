import type { Page } from '@playwright/test';
import { sendMessage } from '#tests/support/chatting.ts';
import { translatePage } from '#tests/support/translate-page.ts';
import { aliceAndBob, bubble, expect, test, toUrl, write } from '#tests/support/browser/chat-scene.ts';
import { words } from '#tests/support/browser/words.ts';

/** Screens of a member on which every button is pressed. */
const screens = [
  '/members',
  '/chats',
  '/likes',
  '/swipe-game',
  '/match-finder',
  '/profile',
  '/photos',
  '/settings',
  '/notifications',
  '/pricing',
  '/credits',
  '/premium',
  '/transactions',
  '/complaints',
];

/** Excluded: other tests press the buttons that end the session or the account. */
const ends = 'auslogg|abmeld|lösch|beende';

/** In the page: presses the buttons in sequence while the page stays the same. */
async function pressAll(label: string): Promise<void> {
  const { pathname } = location;
  const pressed = new Set<Element>();
  const isNext = (button: HTMLElement) =>
    !pressed.has(button) &&
    button.getClientRects().length > 0 &&
    !button.matches(':disabled') &&
    !new RegExp(label, 'i').test(`${button.textContent} ${button.ariaLabel}`);
  const next = () =>
    [...document.querySelectorAll<HTMLElement>('main button, dialog[open] button')].find(isNext);
  for (let button = next(); button && pressed.size < 60 && location.pathname === pathname; button = next()) {
    pressed.add(button);
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

/** The same; navigation to another page, which is fine, ends it. */
async function pressOn(page: Page): Promise<void> {
  await page.evaluate(pressAll, ends).catch((error: unknown) => {
    if (!String(error).includes('context was destroyed')) throw error;
  });
}

/** An error page replaces everything, so its text would show. */
async function expectNoError(page: Page): Promise<void> {
  const failed = words('de', 'errors').text('page.failed');
  await expect(page.getByRole('heading', { name: failed })).toHaveCount(0);
}

test('pages that the browser has translated go on whatever is pressed', async ({ openPage }) => {
  const [alice, bob] = await aliceAndBob();
  await sendMessage(bob, alice, 'Guten Tag');
  const page = await openPage(alice, '/chats', { refusals: [400, 402, 403, 404, 409, 422, 429] });
  for (const path of screens) {
    await page.goto(toUrl(path));
    await page.evaluate(translatePage, '~');
    await pressOn(page);
    await expectNoError(page);
  }
  // A logged-out visitor would have seen none of them.
  await page.goto(toUrl('/profile'));
  await expect(page).toHaveURL(toUrl('/profile'));
});

test('a conversation that the browser has translated goes on', async ({ openPage }) => {
  const [alice, bob] = await aliceAndBob();
  await sendMessage(bob, alice, 'Guten Tag');
  const page = await openPage(alice, `/members/${bob.user.profile.id}/chat`);
  await expect(bubble(page, 'Guten Tag')).toBeVisible();
  await page.evaluate(translatePage, '~');
  await sendMessage(bob, alice, 'Bist du da?');
  await expect(bubble(page, 'Bist du da?')).toBeVisible();
  await write(page, 'Ja, hier.');
  await expect(bubble(page, 'Ja, hier.')).toBeVisible();
  await expectNoError(page);
});
