import type { Browser, Page } from '@playwright/test';
import { send } from '#tests/support/cast.ts';
import { getProfileId, getOverview, sendMessage } from '#tests/support/chatting.ts';
import { visitChat, prepareChat, type Scene } from '#tests/support/chat-page.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { writeHistory } from '#tests/support/long-history.ts';
import { holdHistory, row, shownRows, getTop, topRow, wheel } from '#tests/support/browser/chat-log.ts';
import { bubble, log, texts } from '#tests/support/browser/chat-scene.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const database = stackDatabase();
test.afterAll(() => database.end());

/** A history before Bob's first message; the newest `unread` are his and unread by Alice. */
async function withHistory(browser: Browser, count: number, unread = 0): Promise<Scene & { ids: number[] }> {
  const scene = await prepareChat(browser);
  const between = [getProfileId(scene.alice), getProfileId(scene.bob)] as const;
  const ids = await writeHistory(database, { conversation: scene.conversation, between, count, unread });
  return { ...scene, ids };
}

const unreadLine = (page: Page) => page.getByRole('separator', { name: texts.text('unread') });
const newMessages = (page: Page, name = /neue Nachricht/) => page.getByRole('button', { name });
const countUnread = async ({ alice, conversation }: Scene) =>
  (await getOverview(alice)).chats.find(({ id }) => id === conversation)?.num_unread_messages;
const readUntil = async ({ alice, conversation }: Scene) => {
  const { rows } = await database.query<{ read_until: string }>(
    'select read_until from conversation_members where conversation_id = $1 and profile_id = $2',
    [conversation, getProfileId(alice)],
  );
  return Number(rows[0]?.read_until);
};

test('opens where the unread messages begin, loads both ways without a jump, and is read only as far as seen', async ({
  browser,
}) => {
  const scene = await withHistory(browser, 300, 80);
  const { ids } = scene;
  const page = await visitChat(scene);
  await expect(unreadLine(page)).toBeInViewport();
  await expect(row(page, ids[220])).toBeInViewport();
  await expect(newMessages(page)).toHaveText(/^ ?7\d neue Nachrichten$/);
  // `docs/specification.md` §4: opening sets the count to 0 on all devices, whether or not the messages were read.
  await expect.poll(() => countUnread(scene)).toBe(0);
  await expect.poll(() => readUntil(scene)).toBeGreaterThan(ids[219] ?? 0);
  expect(await readUntil(scene)).toBeLessThan(ids[232] ?? 0);

  // Scrolling up: the visible messages do not move while older ones load.
  const history = await holdHistory(page);
  for (let turn = 0; turn < 10 && !history.isAsked(); turn += 1) await wheel(page, -600);
  const first = Math.min(...(await shownRows(page)));
  const anchor = await topRow(page);
  const before = await getTop(page, anchor);
  await history.letCome();
  await expect.poll(async () => Math.min(...(await shownRows(page)))).toBeLessThan(first);
  await page.waitForTimeout(300);
  await expect.poll(async () => Math.abs((await getTop(page, anchor)) - before)).toBeLessThan(2);

  // Scrolling down to the end, where everything is read and the button is gone.
  for (let turn = 0; turn < 40 && !(await row(page, ids[299]).isVisible()); turn += 1) await wheel(page, 900);
  await wheel(page, 3_000);
  await expect(row(page, ids[299])).toBeInViewport();
  await expect(newMessages(page)).toHaveCount(0);
  await expect.poll(() => readUntil(scene)).toBe(ids[299]);
});

test('scrolled up, the log stays, announces new messages, and returns to them with one click', async ({
  browser,
}) => {
  const scene = await withHistory(browser, 200);
  const { alice, bob, ids } = scene;
  const page = await visitChat(scene);
  await expect(row(page, ids[199])).toBeInViewport();
  await wheel(page, -1_500);
  const [anchor] = (await shownRows(page)).slice(-25);
  const before = await getTop(page, anchor);
  const read = await readUntil(scene);
  for (const text of ['Erste von unten.', 'Zweite von unten.']) await send(bob, getProfileId(alice), text);
  await expect(newMessages(page)).toHaveText('2 neue Nachrichten');
  expect(Math.abs((await getTop(page, anchor)) - before)).toBeLessThan(2);
  expect(await readUntil(scene)).toBe(read);
  expect(await countUnread(scene)).toBe(2);

  await newMessages(page).click();
  await expect(bubble(page, 'Zweite von unten.')).toBeInViewport();
  await expect.poll(() => readUntil(scene)).toBeGreaterThan(read);
  await expect.poll(() => countUnread(scene)).toBe(0);
});

test('a quote leads to its message far up, lights it up and takes the focus there; the end is one click away', async ({
  browser,
}) => {
  const scene = await withHistory(browser, 400);
  const { alice, bob, ids } = scene;
  const target = ids[20] ?? 0;
  await sendMessage(bob, alice, 'Weißt du noch?', { reply_to: target });
  const page = await visitChat(scene);
  // The highlight is short: a later check might miss it.
  const lit = page.waitForFunction((id) => {
    const quoted = document.querySelector(`[data-row="${id}"]`);
    return quoted && getComputedStyle(quoted).outlineStyle === 'solid';
  }, target);
  await bubble(page, 'Weißt du noch?').getByRole('button').filter({ hasText: 'Nachricht 21' }).click();
  await expect(row(page, target)).toBeInViewport();
  await expect(row(page, target).getByRole('article')).toBeFocused();
  await lit;
  await expect(bubble(page, 'Weißt du noch?')).toHaveCount(0);

  await page.getByRole('button', { name: texts.text('toEnd') }).click();
  await expect(bubble(page, 'Weißt du noch?')).toBeInViewport();
});

test('arrows walk from message to message through what loads, and the focus is never lost', async ({
  browser,
}) => {
  const scene = await withHistory(browser, 160);
  const page = await visitChat(scene);
  await log(page).focus();
  // More messages than the page loads first.
  for (let turn = 0; turn < 60; turn += 1) {
    await page.keyboard.press('ArrowUp');
    if (turn % 6 > 0) continue;
    expect(await page.evaluate(() => document.activeElement?.closest('[role="log"]') !== null)).toBe(true);
  }
  const focused = page.locator('[role="log"] article:focus');
  await expect(focused).toBeInViewport();
  const id = await focused.getAttribute('data-message');
  // Scrolled away by the wheel, it keeps the focus although its neighbours are no longer drawn.
  await wheel(page, 6_000);
  await page.waitForTimeout(500);
  await expect(focused).toHaveAttribute('data-message', id ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toBeInViewport();
});

test('resizing and a keyboard keep the position in sight', async ({ browser }) => {
  const scene = await withHistory(browser, 200);
  const page = await visitChat(scene);
  // At the end the newest message stays visible.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setViewportSize({ width: 390, height: 480 });
  await expect(row(page, scene.ids.at(-1))).toBeInViewport();
  // Further up, the lowest visible message stays visible.
  await wheel(page, -1_200);
  const lowest = await page.evaluate(() => {
    const edge = document.querySelector('[role="log"]')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    return Number(rows.findLast((each) => each.getBoundingClientRect().bottom <= edge)?.dataset.row);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setViewportSize({ width: 390, height: 480 });
  await page.waitForTimeout(300);
  await expect(row(page, lowest)).toBeInViewport({ ratio: 0.9 });
});
