import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isGate } from '#tests/support/form.ts';

const looks = [
  ['dark', 390],
  ['light', 1280],
] as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Requires the visible text in the accessible name (2.5.3); no tag enables an experimental rule. */
const seenInName = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Accessibility faults of the page as shown now, a line for each kind with its place; `more` names further rules. The
 * gate checks each page once, in access.spec.ts; elsewhere this returns nothing there.
 */
export async function findings(page: Page, more: readonly string[] = []): Promise<string[]> {
  return isGate ? [] : findAll(page, more);
}

/** Like `findings`, but in the gate too. */
export async function findAll(page: Page, more: readonly string[] = []): Promise<string[]> {
  await page.evaluate(settle);
  await page.evaluate(moveBars, true);
  // Without frames of other sites, one page is enough.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: seenInName })
    .withTags([...standards, ...more])
    .analyze();
  await page.evaluate(moveBars, false);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** In the page: waits for fade-ins, whose contrast is too low until they end. */
async function settle(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** In the page: moves sticky bars to either end, because content half under one of them can be scrolled out. */
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

/** Fails on accessibility faults and sideways overflow, on a dark phone and a light desktop. */
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
