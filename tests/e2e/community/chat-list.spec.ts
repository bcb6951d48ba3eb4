import type { Page } from '@playwright/test';
import { confirmed } from '#tests/support/cast.ts';
import { getProfileId, getOverview, sendMessage } from '#tests/support/chatting.ts';
import { aliceAndBob, bubble, expect, test, toUrl } from '#tests/support/browser/chat-scene.ts';
import { hydrated } from '#tests/support/browser/hydrated.ts';

/** Delivery receipts that this browser's windows have stored. */
const storedNotes = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('vonk_delivered_'))
      .map((key) => localStorage.getItem(key) ?? '')
      .join(),
  );

test('from a restored chat a row takes the place of the list in the history, and nothing is opened by restoring', async ({
  openPage,
}) => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  await sendMessage(bob, alice, 'Von Bob.');
  await sendMessage(carla, alice, 'Von Carla.');
  await alice.visitor.call('PUT /api/opened-chat.php', { body: { profile_id: getProfileId(bob) } });
  const page = await openPage(alice, '/members');
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/opened-chat.php')) opened.push(request.postData() ?? '');
  });
  await page.goto(toUrl('/chats'));
  await expect(bubble(page, 'Von Bob.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bob/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bob/);
  expect(opened).toEqual([]);
  await page.getByRole('link', { name: /^Carla/ }).click();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await expect(bubble(page, 'Von Carla.')).toBeVisible();
  await expect.poll(() => opened).toEqual([JSON.stringify({ profile_id: getProfileId(carla) })]);
  await page.goBack();
  await expect(page).toHaveURL(/\/members$/);
});

test('one of two windows announces a message once, on any page, and not what is read', async ({
  openBrowser,
}) => {
  const [alice, bob] = await aliceAndBob();
  const first = await sendMessage(bob, alice, 'Früher.');
  const browser = await openBrowser(alice);
  const requests: string[] = [];
  browser.on('request', (request) => {
    if (request.url().endsWith('/api/delivered.php')) requests.push(request.postData() ?? '');
  });
  const pages = [await browser.newPage(), await browser.newPage()] as const;
  for (const page of pages) await page.goto(toUrl('/members'));
  const note = (until: number) =>
    JSON.stringify({ conversation: first.conversation, delivered_until: until });
  await expect.poll(() => requests).toEqual([note(first.id)]);
  await sendMessage(bob, alice, 'Zwei');
  const last = await sendMessage(bob, alice, 'auf einmal.');
  // The next leader repeats receipts without a response, so reload only once it is recorded.
  await expect.poll(() => storedNotes(pages[1])).toContain(`"${first.conversation}":${last.id}`);
  await pages[0].reload();
  await hydrated(pages[0]);
  // Later messages are acknowledged once, without the earlier ones.
  const later = await sendMessage(bob, alice, 'Später.');
  await expect.poll(() => requests.at(-1)).toBe(note(later.id));
  expect(new Set(requests).size).toBe(requests.length);
  await expect.poll(async () => (await getOverview(bob)).chats[0]?.delivered_until).toBe(later.id);
});
