import type { Page } from '@playwright/test';
import { log } from './chat-scene.ts';

/** A message by its id. */
export const row = (page: Page, id: number | undefined) => page.locator(`[data-row="${id}"]`);
/** Ids of the messages that are drawn. */
export const shownRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => Number(dataset.row)),
  );
/** The first message that is in sight as a whole. */
export const topRow = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('[role="log"]')?.getBoundingClientRect().top ?? 0;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    return Number(rows.find((each) => each.getBoundingClientRect().top >= top)?.dataset.row);
  });
/** Pixels from the top of the window. */
export const topOf = async (page: Page, id: number | undefined) =>
  (await row(page, id).boundingBox())?.y ?? Number.NaN;

/** Scrolls as a wheel does, a few messages up or down. */
export async function wheel(page: Page, by: number): Promise<void> {
  const box = await log(page).boundingBox();
  if (!box) throw new Error('There is no conversation');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, by);
  await page.waitForTimeout(250);
}

/** Older messages are kept waiting, as by a slow network: `asked` once one page of them is, `letCome` until it is there. */
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
