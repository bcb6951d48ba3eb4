import type { BrandTheme } from './brands.ts';

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

/** Colour conversion for brand themes: sRGB hex in and out, OKLCH in between. */

export type Oklch = { lightness: number; chroma: number; hue: number };

type Rgb = readonly [number, number, number];

/** Linear-light channels (0–1) of `#RRGGBB`. Throws on other notations, so that no theme can inject CSS. */
function linearRgb(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not a #RRGGBB colour: ${hex}`);
  const [red, green, blue] = match.slice(1).map((part) => {
    const channel = parseInt(part, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function toHex(rgb: Rgb): string {
  const parts = rgb.map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear));
    const channel = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, 1 to 21; text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Converts `#RRGGBB` to OKLCH (Björn Ottosson's matrices, hue in degrees). */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Converts OKLCH to the nearest `#rrggbb`, clipped to sRGB. */
function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]);
}
