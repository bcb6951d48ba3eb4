import type { Page } from '@playwright/test';
import { confirmed, send } from '#tests/support/cast.ts';
import { chatWith, getProfileId, sendMessage } from '#tests/support/chatting.ts';
import {
  aliceAndBob,
  bubble,
  expect,
  setPageFocus,
  sent,
  test,
  texts,
  toUrl,
  write,
} from '#tests/support/browser/chat-scene.ts';
import { words } from '#tests/support/browser/words.ts';

const delivered = texts.text('message.delivered');
const seen = texts.text('seen');

test('a message is sent, delivered, and seen only once it is looked at', async ({ openPage }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await sendMessage(bob, alice, 'Hallo.');
  const alicePage = await openPage(alice, `/chats/${conversation}`);
  await write(alicePage, 'Bist du da?');
  await expect(sent(alicePage, 'Bist du da?')).toContainText(texts.text('sent'));
  // The message arrives on any page of his browser.
  const his = await openPage(bob, '/likes');
  await expect(bubble(alicePage, 'Bist du da?')).toContainText(delivered);
  await setPageFocus(his, false);
  await his
    .getByRole('link', { name: new RegExp(words('de', 'nav').text('messages')) })
    .first()
    .click();
  await his
    .getByRole('link', { name: /^Alice/ })
    .first()
    .click();
  await expect(bubble(his, 'Bist du da?')).toBeVisible();
  await his.waitForTimeout(1_200);
  await expect(bubble(alicePage, 'Bist du da?')).toContainText(delivered);
  expect((await chatWith(alice, bob)).read_until).toBe(0);
  await setPageFocus(his, true);
  await expect(bubble(alicePage, 'Bist du da?')).toContainText(seen);
  expect((await chatWith(alice, bob)).read_until).toBeGreaterThan(0);
});

test('unread is counted in the titles and badges of all tabs and on the icon, and opening sets it to 0', async ({
  openBrowser,
}) => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  const { conversation } = await sendMessage(bob, alice, 'Eins.');
  const context = await openBrowser(alice);
  await context.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { iconCounts: counts });
    Object.assign(navigator, { setAppBadge: (count: number) => Promise.resolve(void counts.push(count)) });
  });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await Promise.all([first.goto(toUrl('/likes')), second.goto(toUrl('/swipe-game'))]);
  await expect(first).toHaveTitle(/^\(1\) /);
  await send(carla, getProfileId(alice), 'Zwei.');
  const icon = (page: Page) =>
    page.evaluate(() => (window as never as { iconCounts: number[] }).iconCounts.at(-1));
  for (const page of [first, second]) {
    await expect(page).toHaveTitle(/^\(2\) /);
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: /Nachrichten.*2/ })
        .first(),
    ).toBeVisible();
    await expect.poll(() => icon(page)).toBe(2);
  }
  await first.goto(toUrl(`/chats/${conversation}`));
  await expect(second).toHaveTitle(/^\(1\) /);
  await first
    .getByRole('link', { name: /^Carla/ })
    .first()
    .click();
  for (const page of [first, second]) {
    await expect(page).toHaveTitle(/^[^(]/);
    await expect.poll(() => icon(page)).toBe(0);
  }
});
