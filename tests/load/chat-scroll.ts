/**
 * Measures how smoothly a conversation of 10,000 messages scrolls from its end to its beginning and back:
 * `npm run bench:scroll` after `npm run build`. It fails above the limits.
 */
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/browser/chromium.ts';
import { openChat, prepareChat } from '../support/chat-page.ts';
import { stackDatabase } from '../support/database.ts';
import { writeHistory } from '../support/long-history.ts';
import { announceStacks } from '../support/stack.ts';
import { startStack } from '../support/start-stack.ts';
import { describeMachine } from './machine.ts';
import { scrollThrough, type Scrolled } from './measure-scroll.ts';

const count = Number(process.env.MESSAGES ?? 10_000);
/** Elements of the page, milliseconds of the longest task, and the share of frames above 50 ms. */
const limits = { nodes: 4_000, longestTask: 200, slow: 0.02 };

const machine = describeMachine();
const stack = await startStack();
announceStacks([stack.address]);
const database = stackDatabase();
const browser = await chromium.launch({ args: chromiumArguments, executablePath: findChromium() });
try {
  const scene = await prepareChat(browser, { viewport: { width: 1280, height: 800 } });
  const between = [scene.alice.user.profile.id, scene.bob.user.profile.id] as const;
  await writeHistory(database, { conversation: scene.conversation, between, count });
  const page = await openChat(scene);
  console.log(`A conversation of ${count.toLocaleString('en')} messages, on ${machine}`);
  const up = await scrollThrough(page, 'up');
  const isWhole = await page.getByText('Guten Abend.').first().isVisible();
  const down = await scrollThrough(page, 'down');
  const isBack = await page.getByText(`Nachricht ${count}`).first().isVisible();
  console.log(`up, loading: ${line(up)}\ndown, loaded: ${line(down)}`);
  if (!isWhole || !isBack) throw new Error('It did not get to the beginning and back to the end');
  for (const each of [up, down]) {
    const isGood =
      each.nodes <= limits.nodes &&
      each.longestTask <= limits.longestTask &&
      each.slow <= limits.slow * each.frames;
    if (!isGood) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await database.end();
  await stack.stop();
}
process.exit();

function line({ frames, slow, longestFrame, longestTask, nodes }: Scrolled): string {
  return `${nodes} elements at most, longest task ${longestTask.toFixed(0)} ms, ${slow} of ${frames} frames above 50 ms (longest ${longestFrame.toFixed(0)} ms)`;
}
