import { sendMessage } from '#tests/support/chatting.ts';
import { aliceAndBob, expect, test } from '#tests/support/browser/chat-scene.ts';
import { settled } from '#tests/support/browser/hydrated.ts';
import { deliverPush } from '#tests/support/browser/deliver-push.ts';

test('a push message is shown, unless a visible page announces it', async ({ openPage }) => {
  const [alice, bob] = await aliceAndBob();
  const { conversation } = await sendMessage(bob, alice, 'Eins.');
  const page = await openPage(alice, '/members', { permissions: ['notifications'] });
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw-push.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.locator('.vk-account')).toBeVisible();
  const { id } = bob.user.profile;
  const match = { path: `/likes/m/${id}`, tag: `match:${id}` };
  const like = { path: `/likes/m/${id}`, tag: `like:${id}` };
  const message = { path: `/chats/${conversation}`, tag: `message:${id}` };
  await settled(page);
  expect(await deliverPush(page, match, { looked: true, isShown: false })).toEqual([]);
  expect(await deliverPush(page, message, { looked: true, isShown: false })).toEqual([]);
  expect(await deliverPush(page, like, { looked: true })).toEqual([like.tag]);
  for (const each of [match, like, message])
    expect(await deliverPush(page, each, { looked: false })).toEqual([each.tag]);
});
