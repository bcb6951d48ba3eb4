import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/browser/chromium.ts';
import { openChat, prepareChat } from '../support/chat-page.ts';
import { stackDatabase } from '../support/database.ts';
import { writeHistory } from '../support/long-history.ts';
import { announceStacks } from '../support/stack.ts';
import { startStack } from '../support/start-stack.ts';
import { describeMachine } from './machine.ts';

/**
 * Measures how smoothly a conversation of 10,000 messages scrolls from its end to its beginning and back:
 * `npm run bench:scroll` after `npm run build`. It fails above the limits.
 */

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

export type Scrolled = {
  frames: number;
  /** Frames of more than 50 ms. */
  slow: number;
  /** Milliseconds of the longest frame and of the longest task. */
  longestFrame: number;
  longestTask: number;
  /** The most elements that the page had. */
  nodes: number;
};

/**
 * Scrolls the open conversation by so many pixels a frame until its beginning or its end, waiting where something has
 * to be loaded, and measures how smoothly that goes.
 */
export async function scrollThrough(page: Page, way: 'up' | 'down', step = 250): Promise<Scrolled> {
  return page.evaluate(
    async ({ way, step }) => {
      const log = document.querySelector<HTMLElement>('[role="log"]');
      if (!log) throw new Error('There is no conversation');
      // Methods, for what is compiled for Node names other functions by a helper that the page does not have.
      const by = {
        room: 0,
        nextFrame(): Promise<number> {
          this.room =
            way === 'up' ? log.scrollHeight - log.clientHeight + log.scrollTop : Math.abs(log.scrollTop);
          return new Promise((resolve) => requestAnimationFrame(resolve));
        },
      };
      const measured = { frames: 0, slow: 0, longestFrame: 0, longestTask: 0, nodes: 0 };
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          measured.longestTask = Math.max(measured.longestTask, duration);
      });
      tasks.observe({ type: 'longtask' });
      let last = await by.nextFrame();
      // At an edge for so many frames without anything coming, it is the edge of the history.
      for (let still = 0; still < 90;) {
        if (by.room > 1) still = 0;
        else still += 1;
        log.scrollTop += way === 'up' ? -step : step;
        const now = await by.nextFrame();
        measured.frames += 1;
        if (now - last > 50) measured.slow += 1;
        measured.longestFrame = Math.max(measured.longestFrame, now - last);
        last = now;
        if (measured.frames % 20 === 0)
          measured.nodes = Math.max(measured.nodes, document.getElementsByTagName('*').length);
      }
      tasks.disconnect();
      return measured;
    },
    { way, step },
  );
}
