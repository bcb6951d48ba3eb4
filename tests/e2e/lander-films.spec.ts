import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { stackAddress } from '../support/stack.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const host = 'herzfunke.localhost';
const video = words('de', 'landerVideo');
const story = words('de', 'landerTransitions');

type Wish = { path: string; stillness?: boolean; scripts?: boolean; width?: number };

async function open(browser: Browser, wish: Wish): Promise<{ page: Page; asked: string[] }> {
  const { path, stillness = false, scripts = true, width = 1280 } = wish;
  const context = await browser.newContext({
    locale: 'de',
    reducedMotion: stillness ? 'reduce' : 'no-preference',
    javaScriptEnabled: scripts,
    viewport: { width, height: 844 },
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`http://${host}:${stackAddress().frontPort}${path}`);
  return { page, asked };
}

const films = (asked: string[]) => asked.filter((url) => /\.(webm|mp4)$/.test(url));
const isPlaying = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((film) => !(film as HTMLVideoElement).paused);

test('the film plays by itself without sound, after the page, and stops at a press', async ({ browser }) => {
  const { page, asked } = await open(browser, { path: '/landers/video' });
  await expect(page.getByRole('button', { name: video.text('pause') })).toBeVisible();
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await page.locator('video').evaluate((film) => (film as HTMLVideoElement).muted)).toBe(true);
  expect(new Set(asked.map((url) => new URL(url).host)).size).toBe(1);
  await page.getByRole('button', { name: video.text('pause') }).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
});

test('no film is even loaded for those who want less motion, until they ask for it', async ({ browser }) => {
  const { page, asked } = await open(browser, { path: '/landers/video', stillness: true });
  const play = page.getByRole('button', { name: video.text('play') });
  await expect(play).toBeVisible();
  expect(films(asked)).toEqual([]);
  await play.click();
  await expect.poll(() => films(asked).length).toBeGreaterThan(0);
});

test('without scripts a sentence still shows its scene', async ({ browser }) => {
  const { page } = await open(browser, { path: '/landers/transitionsvideolanding', scripts: false });
  const scene = page.getByRole('img', { name: story.text('scenes.walk.label') });
  await expect(scene).toHaveCSS('opacity', '0');
  await page.getByText(story.text('scenes.walk.text')).click();
  await expect(scene).toHaveCSS('opacity', '1');
});

for (const path of ['/landers/video', '/landers/transitionsvideolanding']) {
  for (const width of [320, 390, 1280]) {
    test(`${path} fits ${width} px, with the notice above the fold`, async ({ browser }) => {
      const { page } = await open(browser, { path, width, stillness: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const notice = await page.locator('[data-lander-notice]').boundingBox();
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(844);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }
}
