import type { Page, Request } from '@playwright/test';

const timeoutMs = { quiet: 250, most: 8_000 };

/**
 * Notes what a page asks for; the function that it gives waits until nothing is under way and nothing moves, or eight
 * seconds have passed. A stream of events is always under way and does not count.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource' && !request.url().includes('/events')) underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    await page.waitForLoadState('load');
    const start = Date.now();
    let quietSince = Date.now();
    while (Date.now() - start < timeoutMs.most) {
      const isWaiting = underWay.size > 0 || (await page.evaluate(isBusy));
      if (isWaiting) quietSince = Date.now();
      else if (Date.now() - quietSince >= timeoutMs.quiet) return;
      await page.waitForTimeout(50);
    }
    underWay.clear();
  };
}

/** In the page: whether something stands there only until the real thing has come. */
function isBusy(): boolean {
  if (document.fonts.status === 'loading') return true;
  const waits = document.querySelectorAll(
    ':is(main, dialog) .vk-skeleton:not(.vk-photo, .vk-tile), [aria-busy=true]',
  );
  return [...waits].some((each) => each.checkVisibility());
}
