import type { BrandTheme } from '../contract/settings.ts';
import { fromOklch, toOklch } from './color.ts';

type Mode = 'light' | 'dark';

/**
 * Lightness, chroma and turn of hue (degrees from the primary) of each neutral. Measured from the magenta direction,
 * so that another hue tints paper, lines and ink the way magenta does.
 */
const neutrals = {
  light: {
    bg: [0.978, 0.006, -15],
    line: [0.911, 0.018, -20],
    edge: [0.63, 0.03, -25],
    ink: [0.243, 0.031, -24],
    muted: [0.493, 0.034, -25],
    soft: [0.936, 0.027, -15],
    info: [0.223, 0.059, -31],
    'on-info': [0.985, 0.006, -15],
  },
  dark: {
    bg: [0.183, 0.014, -28],
    surface: [0.224, 0.021, -30],
    line: [0.311, 0.03, -27],
    edge: [0.56, 0.035, -25],
    ink: [0.956, 0.013, -20],
    muted: [0.739, 0.032, -21],
    soft: [0.272, 0.054, -11],
    info: [0.894, 0.03, -26],
    'on-info': [0.22, 0.05, -30],
  },
} as const satisfies Record<Mode, Record<string, readonly [number, number, number]>>;

const faces = { fraunces: 'var(--vk-face-fraunces)', figtree: 'var(--vk-face-figtree)' } as const;

/** The colours of one mode by token name (without `--vk-`), hex; `surface` is white in light mode. */
export function brandColors(theme: BrandTheme, mode: Mode): Record<string, string> {
  const { primary, on_primary, secondary } = theme[mode];
  const { lightness, chroma, hue } = toOklch(primary);
  const colors: Record<string, string> = {
    primary,
    'on-primary': on_primary,
    'primary-hover': fromOklch({ lightness: lightness + (mode === 'light' ? -0.06 : 0.05), chroma, hue }),
    secondary,
    surface: '#ffffff',
  };
  for (const [token, [l, c, turn]] of Object.entries(neutrals[mode])) {
    colors[token] = fromOklch({ lightness: l, chroma: c, hue: hue + turn });
  }
  return colors;
}

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
