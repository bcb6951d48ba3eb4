import type { BrowserContext } from '@playwright/test';
import { send } from '#tests/support/cast.ts';
import { prepareChat, visitChat } from '#tests/support/chat-page.ts';
import { startFlakyProxy } from '#tests/support/flaky-proxy.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { bubble, write } from '#tests/support/browser/chat-scene.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** Milliseconds until a browser has fetched everything after its stream reopens. */
const caughtUp = 15_000;

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
