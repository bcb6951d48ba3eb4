import type { BrowserContext, Page } from '@playwright/test';

/**
 * Waits until a page has come to life: React answers for what can be pressed, and nothing of it is still to be streamed.
 * Whatever the page draws on that is drawn; what it then asks of the server may still be under way. A page that is not
 * made by the front, such as a checkout, lives from the beginning.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Likewise, and what it shows has come from the server: nothing stands for what is still being loaded. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector('.vk-skeleton, [aria-busy="true"]'));
}

/**
 * Has the pages of a browser be alive when they are gone to or loaded anew, as they are to a person, who is slower than a
 * test: a press before is nobody's. Who says what to wait for gets the page as it is then.
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

/** In the page, asked in each frame: whether it was alive in several of them, behind which stands what it does on arrival. */
function isAlive(): boolean {
  const counting = window as { framesAlive?: number };
  const isReady = () => {
    if (document.readyState !== 'complete') return false;
    if (!('__next_f' in window)) return true;
    // React's marks of a part that is still held back.
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) if (/^\$[?~]$/.test(comments.currentNode.nodeValue ?? '')) return false;
    const controls = [...document.querySelectorAll('button, input, select, textarea, main')];
    return controls.every((each) => Object.keys(each).some((key) => key.startsWith('__react')));
  };
  counting.framesAlive = isReady() ? (counting.framesAlive ?? 0) + 1 : 0;
  return counting.framesAlive > 2;
}
