import { getProfileId, sendMessage } from '#tests/support/chatting.ts';
import { visitChat, prepareChat } from '#tests/support/chat-page.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { startFlakyProxy } from '#tests/support/flaky-proxy.ts';
import { writeHistory } from '#tests/support/long-history.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { shownRows, wheel } from '#tests/support/browser/chat-log.ts';
import { bubble } from '#tests/support/browser/chat-scene.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const database = stackDatabase();
test.afterAll(() => database.end());

for (const [name, wasReceived] of [
  ['more than a page missed while away leaves no hole', true],
  ['nor does it where the page had heard nothing yet', false],
] as const)
  test(name, async ({ browser }) => {
    const scene = await prepareChat(browser);
    const { alice, bob, conversation, context } = scene;
    const proxy = await startFlakyProxy(stackAddress().frontPort, 0, 0);
    const isStream = /events\.php/;
    if (!wasReceived) await context.route(isStream, (route) => route.abort());
    const stream = context.waitForEvent('request', (request) => isStream.test(request.url()));
    const page = await visitChat(scene, proxy.port);
    await expect(bubble(page, 'Guten Abend.')).toBeVisible();
    const known = await shownRows(page);
    await (await stream).response();
    await context.setOffline(true);
    proxy.cutAll();
    const between = [getProfileId(alice), getProfileId(bob)] as const;
    const ids = await writeHistory(database, { conversation, between, count: 130, unread: 130 });
    await context.unroute(isStream);
    await context.setOffline(false);
    const last = await sendMessage(bob, alice, 'Bist du wieder da?');
    await expect(page.getByRole('button', { name: /neue Nachricht/ })).toBeVisible();

    // Scrolling down, each message appears once and in order.
    const seen = new Set<number>();
    for (let turn = 0; turn < 60 && !seen.has(last.id); turn += 1) {
      for (const id of await shownRows(page)) seen.add(id);
      await wheel(page, 700);
    }
    expect([...seen].filter((id) => !known.includes(id))).toEqual([...ids, last.id]);
    await context.close();
    await proxy.close();
  });
