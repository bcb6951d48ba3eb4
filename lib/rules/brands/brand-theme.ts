import { brandColors, toOklch } from '../../contract/brands/brand-colors.ts';
import type { BrandTheme } from '../../contract/brands/brands.ts';
import { letterStrokes } from '../growth/letter-strokes.ts';

const faces = { fraunces: 'var(--vk-face-fraunces)', figtree: 'var(--vk-face-figtree)' } as const;

function declarations(colors: Record<string, string>): string {
  return Object.entries(colors)
    .map(([token, color]) => `--vk-${token}:${color}`)
    .join(';');
}

/** The CSS of a brand's theme: colours, corner radius (px), display face. Throws if a colour is not `#RRGGBB`. */
export function brandThemeCss(theme: BrandTheme): string {
  for (const color of [...Object.values(theme.light), ...Object.values(theme.dark)]) toOklch(color);
  // Hearts on photos have a white background in both modes.
  const heart = `--vk-heart:${theme.light.primary}`;
  const shape = `--vk-radius:${Math.trunc(theme.radius)}px;--vk-display:${faces[theme.display_face]}`;
  return (
    `:root{${declarations(brandColors(theme, 'light'))};${heart};${shape}}` +
    `@media(prefers-color-scheme:dark){:root{${declarations(brandColors(theme, 'dark'))}}}`
  );
}

/** A brand's logo: a shape on a gradient between two colours, on a grid of 512. */
type Logo = { from: string; to: string; form: string };

export const logoFiles = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'maskable-512.png'] as const;
export type LogoFile = (typeof logoFiles)[number];

/** A maskable icon fills its square, and launchers crop up to a tenth on each side. */
const maskableScale = 0.8;
const roundCorner = 116;

/** A four-pointed spark around (x, y). */
function spark(x: number, y: number, r: number, fill: string): string {
  const waist = r * 0.2;
  const d = `M${x},${y - r} C${x + waist * 0.6},${y - waist * 1.4} ${x + waist * 1.4},${y - waist * 0.6} ${x + r},${y} C${x + waist * 1.4},${y + waist * 0.6} ${x + waist * 0.6},${y + waist * 1.4} ${x},${y + r} C${x - waist * 0.6},${y + waist * 1.4} ${x - waist * 1.4},${y + waist * 0.6} ${x - r},${y} C${x - waist * 1.4},${y - waist * 0.6} ${x - waist * 0.6},${y - waist * 1.4} ${x},${y - r} Z`;
  return `<path d="${d}" fill="${fill}"/>`;
}

/** The logo of a brand without its own: its initial, or else a spark, in its theme's colours. */
export function createLogo({ name, theme }: { name: string; theme: BrandTheme }): Logo {
  const { primary, on_primary: ink, secondary } = theme.light;
  const letter = letterStrokes(name);
  const form = letter
    ? `<path d="${letter}" fill="none" stroke="${ink}" stroke-width="56" stroke-linecap="round" stroke-linejoin="round"/>`
    : spark(256, 256, 160, ink);
  return { from: primary, to: secondary, form };
}

/** The SVG of a logo for one of its files. */
export function drawLogo({ from, to, form }: Logo, file: LogoFile): string {
  const isMaskable = file === 'maskable-512.png';
  const scale = isMaskable ? maskableScale : 1;
  const move = 256 * (1 - scale);
  const corner = isMaskable ? 0 : roundCorner;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="512" height="512" rx="${corner}" fill="url(#ground)"/><g transform="translate(${move} ${move}) scale(${scale})">${form}</g></svg>`;
}

/** Width and height of a file in px; null if scalable. */
export function logoSize(file: LogoFile): number | null {
  const size = /-(\d+)\.png$/.exec(file)?.[1];
  return size ? Number(size) : null;
}
