import type { Page } from '@playwright/test';
import { confirmed, send } from '../system/cast.ts';
import { idOf, overviewOf, said } from '../system/chatting.ts';
import { aliceAndBob, bubble, chooseInHeader, expect, log, test, texts, urlOf } from './chat-scene.ts';
import { hydrated } from './hydrated.ts';
import { words } from './words.ts';

const list = words('de', 'chats');

/** What the windows of a browser remember of what they have told. */
const keptNotes = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('vonk_delivered_'))
      .map((key) => localStorage.getItem(key) ?? '')
      .join(),
  );

test('from a restored chat a row takes the place of the list in the history, and nothing is opened by restoring', async ({
  pageOf,
}) => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  await said(bob, alice, 'Von Bob.');
  await said(carla, alice, 'Von Carla.');
  await alice.visitor.call('PUT /api/opened-chat.php', { body: { profile_id: idOf(bob) } });
  const page = await pageOf(alice, '/members');
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/opened-chat.php')) opened.push(request.postData() ?? '');
  });
  await page.goto(urlOf('/chats'));
  await expect(bubble(page, 'Von Bob.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bob/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bob/);
  expect(opened).toEqual([]);
  await page.getByRole('link', { name: /^Carla/ }).click();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await expect(bubble(page, 'Von Carla.')).toBeVisible();
  await expect.poll(() => opened).toEqual([JSON.stringify({ profile_id: idOf(carla) })]);
  await page.goBack();
  await expect(page).toHaveURL(/\/members$/);
});

test('arrow keys lead from the search through the rows, Enter opens one', async ({ pageOf }) => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  await said(bob, alice, 'Von Bob.');
  const { conversation } = await said(carla, alice, 'Von Carla.');
  const page = await pageOf(alice, `/chats/${conversation}`);
  await page.getByRole('searchbox', { name: list.text('searchName') }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Carla/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^Bob/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'Von Bob.')).toBeVisible();
});

test('what arrives is told once by one of two windows, on whatever page, and what is read needs no word', async ({
  browserOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const first = await said(bob, alice, 'Früher.');
  const browser = await browserOf(alice);
  const told: string[] = [];
  browser.on('request', (request) => {
    if (request.url().endsWith('/api/delivered.php')) told.push(request.postData() ?? '');
  });
  const pages = [await browser.newPage(), await browser.newPage()] as const;
  for (const page of pages) await page.goto(urlOf('/members'));
  const note = (until: number) =>
    JSON.stringify({ conversation: first.conversation, delivered_until: until });
  await expect.poll(() => told).toEqual([note(first.id)]);
  await said(bob, alice, 'Zwei');
  const last = await said(bob, alice, 'auf einmal.');
  // Who leads next tells once more what has had no answer: the window is loaded anew behind it.
  await expect.poll(() => keptNotes(pages[1])).toContain(`"${first.conversation}":${last.id}`);
  await pages[0].reload();
  await hydrated(pages[0]);
  // What comes later is told alone: nothing before it is told once more.
  const later = await said(bob, alice, 'Später.');
  await expect.poll(() => told.at(-1)).toBe(note(later.id));
  expect(new Set(told).size).toBe(told.length);
  await expect.poll(async () => (await overviewOf(bob)).chats[0]?.delivered_until).toBe(later.id);
});

test('a blocked member is let in again from where the conversation stood, or all with them is deleted', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await said(bob, alice, 'Hallo.');
  const page = await pageOf(alice, `/chats/${conversation}`, { refusals: [403, 404] });
  const block = async () => {
    await chooseInHeader(page, 'menu.block');
    const yes = { name: texts.text('confirmBlock.yes'), exact: true };
    await page.getByRole('dialog').getByRole('button', yes).click();
    await expect(page.getByText(texts.text('blocked'), { exact: true })).toBeVisible();
  };
  await expect(bubble(page, 'Hallo.')).toBeVisible();
  await block();
  await page.getByRole('button', { name: texts.text('unblock'), exact: true }).click();
  await expect(bubble(page, 'Hallo.')).toBeVisible();
  await block();
  await page.getByRole('button', { name: texts.text('delete'), exact: true }).click();
  const yes = { name: texts.text('confirmDelete.yes'), exact: true };
  await page.getByRole('dialog').getByRole('button', yes).click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(log(page)).toHaveCount(0);
  await alice.visitor.call('DELETE /api/block.php', { body: { id: idOf(bob) } });
  expect((await overviewOf(alice)).chats).toEqual([]);
  expect((await overviewOf(bob)).chats).toHaveLength(1);
  // What comes after counts as new, and only that is there.
  await send(bob, idOf(alice), 'Noch einmal.');
  await page.getByRole('link', { name: /^Bob/ }).click();
  await expect(bubble(page, 'Noch einmal.')).toBeVisible();
  await expect(bubble(page, 'Hallo.')).toHaveCount(0);
});

test('what was begun to a member without a conversation waits as a row that leads there', async ({
  pageOf,
}) => {
  const [alice, bob] = await aliceAndBob();
  const body = { profile_id: idOf(bob), body: 'Hallo Bob, ich' };
  await alice.visitor.call('PUT /api/draft.php', { body });
  const page = await pageOf(alice, '/chats');
  const row = page.getByRole('link', { name: /^Bob/ });
  await expect(row).toContainText('Entwurf: Hallo Bob, ich');
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/members/${idOf(bob)}/chat$`));
  await expect(page.getByRole('textbox', { name: texts.text('label', { name: 'Bob' }) })).toHaveValue(
    'Hallo Bob, ich',
  );
});
