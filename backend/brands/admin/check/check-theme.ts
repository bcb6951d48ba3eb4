import { faintTexts, leastContrast } from '#lib/contract/brands/brand-colors.ts';
import type { BrandTheme } from '#lib/contract/brands/settings.ts';

/** Text that can be read on its ground, light and dark (WCAG 2.2, 1.4.3). */
export function checkTheme(theme: BrandTheme): string[] {
  return faintTexts(theme).map(
    ({ mode, text, ground, ratio }) =>
      `theme.${mode}: ${text} on ${ground} has a contrast of ${ratio.toFixed(2)}, needed are ${leastContrast}`,
  );
}
