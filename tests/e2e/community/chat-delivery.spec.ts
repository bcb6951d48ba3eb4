import type { BrowserContext, Page } from '@playwright/test';
import { send, type Person } from '#tests/support/cast.ts';
import { prepareChat, visitChat } from '#tests/support/chat-page.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { startFlakyProxy } from '#tests/support/flaky-proxy.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { bubble, texts, write } from '#tests/support/browser/chat-scene.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const database = stackDatabase();
test.afterAll(() => database.end());

/** Milliseconds until a browser has fetched everything after its stream reopens. */
const caughtUp = 15_000;

/** Alice's sent messages in the database, and what they cost her. */
async function sentBy({ user }: Person): Promise<{ bodies: string[]; paid: number }> {
  const { rows } = await database.query<{ body: string }>(
    'select body from messages where sender_profile_id = $1 order by id',
    [user.profile.id],
  );
  const ledger = await database.query<{ paid: number }>(
    "select -coalesce(sum(delta), 0)::int as paid from credit_ledger where user_id = $1 and reason = 'message'",
    [user.id],
  );
  return { bodies: rows.map(({ body }) => body), paid: ledger.rows[0]?.paid ?? Number.NaN };
}

function watchStreams(context: BrowserContext): string[] {
  const opened: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/events.php')) opened.push(request.url());
  });
  return opened;
}

test('two tabs share one stream, both follow, and when one closes the other takes over', async ({
  browser,
}) => {
  const scene = await prepareChat(browser);
  const { alice, bob, context } = scene;
  const streams = watchStreams(context);
  const first = await visitChat(scene);
  await expect.poll(() => streams.length).toBe(1);
  const second = await visitChat(scene);
  // It waits for the lead and gets events from the first window.
  const waiting = () => second.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBeGreaterThan(0);

  await send(bob, alice.user.profile.id, 'In beiden Fenstern.');
  for (const page of [first, second]) await expect(bubble(page, 'In beiden Fenstern.')).toBeVisible();
  expect(streams).toHaveLength(1);

  // What one tab writes and reads appears in the other one too.
  await write(second, 'Aus dem zweiten.');
  await expect(bubble(first, 'Aus dem zweiten.')).toHaveCount(1);

  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  await send(bob, alice.user.profile.id, 'Nur noch eines.');
  await expect(bubble(second, 'Nur noch eines.')).toBeVisible({ timeout: caughtUp });
});

test('a message written offline waits, survives a reload and arrives once and in order', async ({
  browser,
}) => {
  const scene = await prepareChat(browser);
  const { alice, context } = scene;
  const page = await visitChat(scene);
  await context.setOffline(true);
  await write(page, 'Erste ohne Netz.');
  await write(page, 'Zweite ohne Netz.');
  for (const text of ['Erste ohne Netz.', 'Zweite ohne Netz.'])
    await expect(bubble(page, text)).toContainText(texts.text('waiting'));
  expect((await sentBy(alice)).bodies).toEqual([]);
  await page.reload().catch(() => null);

  await context.setOffline(false);
  await page.reload();
  await expect
    .poll(() => sentBy(alice))
    .toEqual({ bodies: ['Erste ohne Netz.', 'Zweite ohne Netz.'], paid: 2 });
  for (const text of ['Erste ohne Netz.', 'Zweite ohne Netz.']) {
    await expect(bubble(page, text)).toHaveCount(1);
    await expect(bubble(page, text)).not.toContainText(texts.text('waiting'));
  }
  await expect.poll(() => listStored(page)).toEqual([]);
});

test('a reload while a message is being sent leaves one message, taken already or not', async ({
  browser,
}) => {
  const scene = await prepareChat(browser);
  const { alice } = scene;
  const page = await visitChat(scene);
  // The first is accepted, but the response is lost; the second never arrives.
  await page.route('**/api/message.php', async (route) => {
    const body = route.request().postDataJSON() as { body: string; client_message_id: string };
    if (body.body !== 'Angekommen.') return;
    await alice.visitor.call('POST /api/message.php', { body, key: body.client_message_id });
  });
  await write(page, 'Angekommen.');
  await write(page, 'Unterwegs.');
  await expect.poll(() => sentBy(alice)).toEqual({ bodies: ['Angekommen.'], paid: 1 });
  expect(await listStored(page)).not.toEqual([]);
  await page.unroute('**/api/message.php');
  await page.reload();
  await expect.poll(() => sentBy(alice)).toEqual({ bodies: ['Angekommen.', 'Unterwegs.'], paid: 2 });
  for (const text of ['Angekommen.', 'Unterwegs.']) await expect(bubble(page, text)).toHaveCount(1);
  await expect.poll(() => listStored(page)).toEqual([]);
});

test('a stream that was cut catches up with what came meanwhile, without a poll', async ({ browser }) => {
  const scene = await prepareChat(browser);
  const { alice, bob, context } = scene;
  const proxy = await startFlakyProxy(stackAddress().frontPort, 0, 0);
  let read = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/likes.php')) read += 1;
  });
  const page = await visitChat(scene, proxy.port);
  // Once for the page, and by the first poll seconds later; the next poll is a minute away.
  await expect.poll(() => read).toBeGreaterThan(1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().split('/api/')[1] ?? ''));

  proxy.cutAll();
  for (const text of ['Während der Pause.', 'Und noch eine.']) await send(bob, alice.user.profile.id, text);
  for (const text of ['Während der Pause.', 'Und noch eine.'])
    await expect(bubble(page, text)).toBeVisible({ timeout: caughtUp });
  expect(requests.filter((each) => each === 'events.php')).toHaveLength(1);
  await expect.poll(() => requests.filter((each) => each === 'likes.php')).toHaveLength(1);
  await context.close();
  await proxy.close();
});

/** Keys of the messages that the browser has stored. */
function listStored(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vonk-outbox-')));
}
