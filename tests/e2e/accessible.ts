import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isGate } from '../support/form.ts';

const looks = [
  ['dark', 390],
  ['light', 1280],
] as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Says what is seen as part of the name (2.5.3); no tag turns an experimental rule on. */
const seenInName = { 'label-content-name-mismatch': { enabled: true } };

/**
 * What keeps people out of a page as it is shown now, a line for each kind with where it is; `more` names further rules.
 * The gate looks at each page once, in access.spec.ts: there it finds nothing here.
 */
export async function findings(page: Page, more: readonly string[] = []): Promise<string[]> {
  return isGate ? [] : findAll(page, more);
}

/** Likewise in the gate too. */
export async function findAll(page: Page, more: readonly string[] = []): Promise<string[]> {
  await page.evaluate(settle);
  await page.evaluate(moveBars, true);
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: seenInName })
    .withTags([...standards, ...more])
    .analyze();
  await page.evaluate(moveBars, false);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** In the page: waits for what is fading in, which has too little contrast until then. */
async function settle(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** In the page: has the bars stand at its two ends: what lies half under one of them can be scrolled out. */
function moveBars(toEnds: boolean): void {
  document.body.style.position = toEnds ? 'relative' : '';
  for (const [bar, position] of [
    ['.vk-topbar', 'relative'],
    ['.vk-tabbar', 'absolute'],
  ] as const) {
    const { style } = document.querySelector<HTMLElement>(bar) ?? {};
    if (toEnds) style?.setProperty('position', position, 'important');
    else style?.removeProperty('position');
  }
}

/** Looks for what keeps people out, on a dark phone and a light desktop; nothing reaches over the edge of the screen. */
export async function expectAccessible(page: Page, widths: readonly number[] = [390, 1280]): Promise<void> {
  for (const [colorScheme, width] of looks.filter(([, each]) => widths.includes(each))) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    expect({ colorScheme, width, findings: await findings(page) }).toEqual({
      colorScheme,
      width,
      findings: [],
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ width, overflow: overflow > 0 }).toEqual({ width, overflow: false });
  }
}
