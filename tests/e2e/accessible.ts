import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const looks = [
  ['dark', 390],
  ['light', 1280],
] as const;

/** Looks for what keeps people out, on a dark phone and a light desktop; nothing reaches over the edge of the screen. */
export async function expectAccessible(page: Page, widths: readonly number[] = [390, 1280]): Promise<void> {
  for (const [colorScheme, width] of looks.filter(([, each]) => widths.includes(each))) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const findings = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect({ colorScheme, width, findings }).toEqual({ colorScheme, width, findings: [] });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ width, overflow: overflow > 0 }).toEqual({ width, overflow: false });
  }
}
