import type { Page } from '@playwright/test';
import { log } from './chat-scene.ts';

export const row = (page: Page, id: number | undefined) => page.locator(`[data-row="${id}"]`);
/** Ids of the drawn messages. */
export const shownRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => Number(dataset.row)),
  );
/** The first fully visible message. */
export const topRow = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('[role="log"]')?.getBoundingClientRect().top ?? 0;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    return Number(rows.find((each) => each.getBoundingClientRect().top >= top)?.dataset.row);
  });
/** Pixels from the top of the window. */
export const getTop = async (page: Page, id: number | undefined) =>
  (await row(page, id).boundingBox())?.y ?? Number.NaN;

/** Scrolls like a wheel, by a few messages. */
export async function wheel(page: Page, by: number): Promise<void> {
  const box = await log(page).boundingBox();
  if (!box) throw new Error('There is no conversation');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, by);
  await page.waitForTimeout(250);
}

/** Holds back older messages like a slow network: `isAsked` after a request, `letCome` loads them. */
export async function holdHistory(page: Page) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let isAsked = false;
  await page.route(/chat\.php\?.*before=/, async (route) => {
    isAsked = true;
    await opened;
    await route.continue();
  });
  const letCome = async () => {
    const come = page.waitForResponse(/chat\.php\?.*before=/);
    open();
    await come;
  };
  return { isAsked: () => isAsked, letCome };
}
