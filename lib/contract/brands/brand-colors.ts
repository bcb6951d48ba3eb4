import { contrast, fromOklch, toOklch } from './color.ts';
import type { BrandTheme } from './settings.ts';

export type ThemeMode = 'light' | 'dark';

/**
 * Lightness, chroma and hue shift (degrees from the primary) of each neutral. Measured from magenta, so that other hues
 * tint paper, lines and ink in the same way.
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
} as const satisfies Record<ThemeMode, Record<string, readonly [number, number, number]>>;

/** The colours of a mode by token name (without `--vk-`), as hex; `surface` is white in light mode. */
export function brandColors(theme: BrandTheme, mode: ThemeMode): Record<string, string> {
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

/** Combinations of text and background in the components. */
export const textOnGround = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['primary', 'bg'],
  ['primary', 'surface'],
  ['secondary', 'bg'],
  ['secondary', 'surface'],
  ['secondary', 'soft'],
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink', 'soft'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['muted', 'soft'],
  ['on-info', 'info'],
] as const;

export type FaintText = { mode: ThemeMode; text: string; ground: string; ratio: number };

/** WCAG 2.2, 1.4.3: minimum contrast of text. */
export const minContrast = 4.5;

/** The text colours of a theme with too little contrast, with their ratios. */
export function faintTexts(theme: BrandTheme): FaintText[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colors = brandColors(theme, mode);
    return textOnGround
      .map(([text, ground]) => ({
        mode,
        text,
        ground,
        ratio: contrast(colors[text] ?? '', colors[ground] ?? ''),
      }))
      .filter(({ ratio }) => ratio < minContrast);
  });
}
