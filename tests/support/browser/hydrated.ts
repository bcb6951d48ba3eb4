import type { BrowserContext, Page } from '@playwright/test';

/**
 * Waits until a page is hydrated: React handles its controls, nothing is left to stream, and everything it renders on
 * its own is rendered; its own requests may still be pending. Pages from elsewhere, such as a checkout, count as
 * hydrated at once.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** The same, and its data have arrived: no placeholder is left. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector('.vk-skeleton, [aria-busy="true"]'));
}

/**
 * Waits for hydration after each navigation and reload, because tests press faster than people and earlier presses are
 * lost. Callers that pass their own wait condition get the page as it is then.
 */
export function waitForLife(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil && url !== 'about:blank') await hydrated(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await hydrated(page);
      return response;
    };
  });
}

/** In the page: whether it was hydrated for several frames in a row, after which its arrival effects have run. */
function isAlive(): boolean {
  const counting = window as { framesAlive?: number };
  const isReady = () => {
    if (document.readyState !== 'complete') return false;
    if (!('__next_f' in window)) return true;
    // React's markers of suspended parts.
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) if (/^\$[?~]$/.test(comments.currentNode.nodeValue ?? '')) return false;
    const controls = [...document.querySelectorAll('button, input, select, textarea, main')];
    return controls.every((each) => Object.keys(each).some((key) => key.startsWith('__react')));
  };
  counting.framesAlive = isReady() ? (counting.framesAlive ?? 0) + 1 : 0;
  return counting.framesAlive > 2;
}
