import { brandColors } from '../../contract/brands/brand-colors.ts';
import { toOklch } from '../../contract/brands/color.ts';
import type { BrandTheme } from '../../contract/brands/settings.ts';

const faces = { fraunces: 'var(--vk-face-fraunces)', figtree: 'var(--vk-face-figtree)' } as const;

function declarations(colors: Record<string, string>): string {
  return Object.entries(colors)
    .map(([token, color]) => `--vk-${token}:${color}`)
    .join(';');
}

/**
 * The CSS text that dresses the shell in a brand: colours for light and dark, corner radius (px) and display face.
 * Throws when a colour of the row is not `#RRGGBB`.
 */
export function brandThemeCss(theme: BrandTheme): string {
  for (const color of [...Object.values(theme.light), ...Object.values(theme.dark)]) toOklch(color);
  // Hearts on photos stand on white in both modes.
  const heart = `--vk-heart:${theme.light.primary}`;
  const shape = `--vk-radius:${Math.trunc(theme.radius)}px;--vk-display:${faces[theme.display_face]}`;
  return (
    `:root{${declarations(brandColors(theme, 'light'))};${heart};${shape}}` +
    `@media(prefers-color-scheme:dark){:root{${declarations(brandColors(theme, 'dark'))}}}`
  );
}
