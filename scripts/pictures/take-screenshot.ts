import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Finding } from './finding.ts';
import { findCutWords } from './find-cut-words.ts';
import { findLongLabels } from './find-long-labels.ts';
import { findOverflow } from './find-overflow.ts';
import { findOverlaps } from './find-overlaps.ts';
import { readTexts } from './read-texts.ts';

/** Puts the phone's tab bar at the end of the picture instead of across its middle. */
const style = 'body { position: relative } .vk-tabbar { position: absolute !important }';

const looks = [findOverflow, findCutWords, findLongLabels, findOverlaps];

/** Saves picture and texts of the page, and returns its layout problems. */
export async function takeScreenshot(page: Page, folder: string, screen: string): Promise<Finding[]> {
  const file = join(folder, screen);
  writeFileSync(`${file}.txt`, await page.evaluate(readTexts));
  const found: Finding[] = [];
  for (const look of looks) found.push(...(await page.evaluate(look)));
  const hidden = await page.evaluate(scrolledInDialog);
  if (hidden > 0) await stretch(page, hidden);
  // The page behind a dialog is a separate screen.
  const fullPage = hidden < 0;
  await page.screenshot({ path: `${file}.png`, fullPage, animations: 'disabled', style });
  return found;
}

/** Runs in the page: pixels of an open dialog beyond the screen; −1 without one. */
function scrolledInDialog(): number {
  const root = globalThis.pictureTools.root();
  if (root === document.body) return -1;
  const parts = [root, ...root.querySelectorAll('*')].filter((each) =>
    ['auto', 'scroll'].includes(getComputedStyle(each).overflowY),
  );
  return Math.max(0, ...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
}

async function stretch(page: Page, by: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  // A dialog's margin may be a share of the screen.
  await page.setViewportSize({ width, height: height + Math.ceil(by * 1.25) });
}
