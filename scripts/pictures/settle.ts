import type { Page, Request } from '@playwright/test';

const timeoutMs = { quiet: 250, max: 8_000 };

/**
 * Tracks a page's requests; the returned function waits until none is pending and nothing moves, for at most eight
 * seconds. Event streams are always pending and do not count.
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
    while (Date.now() - start < timeoutMs.max) {
      const isWaiting = underWay.size > 0 || (await page.evaluate(isBusy));
      if (isWaiting) quietSince = Date.now();
      else if (Date.now() - quietSince >= timeoutMs.quiet) return;
      await page.waitForTimeout(50);
    }
    underWay.clear();
  };
}

/** Runs in the page: whether it shows placeholders. */
function isBusy(): boolean {
  if (document.fonts.status === 'loading') return true;
  const waits = document.querySelectorAll(
    ':is(main, dialog) .vk-skeleton:not(.vk-photo, .vk-tile), [aria-busy=true]',
  );
  return [...waits].some((each) => each.checkVisibility());
}
