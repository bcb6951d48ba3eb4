import { getProfileId } from '#tests/support/chatting.ts';
import { visitChat, prepareChat } from '#tests/support/chat-page.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { writeHistory } from '#tests/support/long-history.ts';
import { scrollThrough } from '#tests/support/browser/scroll-through.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const database = stackDatabase();
test.afterAll(() => database.end());

// A trace takes a screenshot of every change, which would distort the measurement.
test.use({ trace: 'off' });

test('a long history scrolls to its beginning and back, with few elements and without long tasks', async ({
  browser,
}) => {
  const scene = await prepareChat(browser);
  const between = [getProfileId(scene.alice), getProfileId(scene.bob)] as const;
  const ids = await writeHistory(database, { conversation: scene.conversation, between, count: 1_500 });
  const page = await visitChat(scene);
  const elements = () => page.evaluate(() => document.getElementsByTagName('*').length);
  const up = await scrollThrough(page, 'up');
  await expect.poll(elements).toBeLessThan(4_000);
  await expect(page.getByRole('article').filter({ hasText: 'Guten Abend.' })).toBeInViewport();
  const down = await scrollThrough(page, 'down');
  await expect(page.locator(`[data-row="${ids.at(-1)}"]`)).toBeInViewport();
  await expect.poll(elements).toBeLessThan(4_000);
  for (const { nodes, maxTask, slow, frames } of [up, down]) {
    // While scrolling, hidden rows are removed as fast as the machine allows; all of them would be 25,000 nodes.
    expect(nodes).toBeLessThan(10_000);
    // Generous, for a machine under other load.
    expect(maxTask).toBeLessThan(1_000);
    expect(slow / frames).toBeLessThan(0.1);
  }
});
