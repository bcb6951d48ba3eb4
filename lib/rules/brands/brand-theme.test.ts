import { brandColors, faintTexts, textOnGround, contrast } from '../../contract/brands/brand-colors.ts';
import type { BrandTheme } from '../../contract/brands/brands.ts';
import { letterStrokes } from '../growth/letter-strokes.ts';
import { brandThemeCss, drawLogo, logoFiles, createLogo, logoSize } from './brand-theme.ts';

/** The four brands of the demo; the seed has the same values. */
const demoThemes: Record<string, BrandTheme> = {
  herzfunke: {
    light: { primary: '#C2185B', on_primary: '#FFFFFF', secondary: '#8E1048' },
    dark: { primary: '#F0508E', on_primary: '#2A0A18', secondary: '#FF8DB8' },
    radius: 18,
    display_face: 'fraunces',
  },
  vlinder: {
    light: { primary: '#0F766E', on_primary: '#FFFFFF', secondary: '#0B4F4A' },
    dark: { primary: '#3CC8B8', on_primary: '#06231F', secondary: '#8FE6DB' },
    radius: 22,
    display_face: 'figtree',
  },
  gnista: {
    light: { primary: '#5B35C8', on_primary: '#FFFFFF', secondary: '#3C1F94' },
    dark: { primary: '#A78BFA', on_primary: '#1B0F3F', secondary: '#CBBBFF' },
    radius: 14,
    display_face: 'fraunces',
  },
  vonk: {
    light: { primary: '#B9381A', on_primary: '#FFFFFF', secondary: '#85240D' },
    dark: { primary: '#FF8A66', on_primary: '#330E02', secondary: '#FFB59E' },
    radius: 16,
    display_face: 'fraunces',
  },
};

describe.each(Object.entries(demoThemes))('theme of %s', (_brand, theme) => {
  describe.each(['light', 'dark'] as const)('%s', (mode) => {
    const colors = brandColors(theme, mode);

    it.each(textOnGround)('%s is readable on %s', (text, ground) => {
      expect(contrast(colors[text] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    });

    it.each(['bg', 'surface'])('the edge of a control stands out on %s', (ground) => {
      expect(contrast(colors['edge'] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('faintTexts', () => {
  const vonk = demoThemes['vonk'] as BrandTheme;

  it('finds nothing in a theme that can be read', () => {
    expect(faintTexts(vonk)).toEqual([]);
  });

  it('returns mode, text, ground and what is missing', () => {
    const found = faintTexts({ ...vonk, light: { ...vonk.light, primary: '#F5B8A8' } });
    expect(found).toContainEqual({
      mode: 'light',
      text: 'on-primary',
      ground: 'primary',
      ratio: expect.closeTo(1.7, 1),
    });
    expect(found.every(({ mode }) => mode === 'light')).toBe(true);
  });
});

describe('brandThemeCss', () => {
  it('carries both modes, the corner radius and the display face', () => {
    const css = brandThemeCss(demoThemes['vlinder'] as BrandTheme);
    expect(css).toContain(':root{--vk-primary:#0F766E;');
    expect(css).toContain('@media(prefers-color-scheme:dark){:root{--vk-primary:#3CC8B8;');
    expect(css.match(/--vk-heart:#0F766E/g)).toHaveLength(1);
    expect(css).toContain('--vk-radius:22px;--vk-display:var(--vk-face-figtree)');
  });

  it('comes close to the magenta direction it was measured from', () => {
    const colors = brandColors(demoThemes['herzfunke'] as BrandTheme, 'light');
    expect(contrast(colors['bg'] ?? '', '#FBF6F8')).toBeLessThan(1.02);
    expect(contrast(colors['muted'] ?? '', '#6F5A67')).toBeLessThan(1.05);
  });

  it('refuses anything but #RRGGBB', () => {
    const theme = structuredClone(demoThemes['vonk'] as BrandTheme);
    theme.dark.secondary = 'red}</style>';
    expect(() => brandThemeCss(theme)).toThrow('not a #RRGGBB colour');
  });
});

const theme = {
  light: { primary: '#C2185B', on_primary: '#FFFFFF', secondary: '#8E1048' },
  dark: { primary: '#F0508E', on_primary: '#2A0A18', secondary: '#FF8DB8' },
  radius: 18,
  display_face: 'fraunces' as const,
};

describe('the logo of a brand without its own', () => {
  it('is the first letter of its name in its colours', () => {
    const svg = drawLogo(createLogo({ name: 'Amoria', theme }), 'favicon.svg');
    expect(svg).toContain(letterStrokes('a'));
    for (const color of Object.values(theme.light)) expect(svg).toContain(color);
  });

  it('is a spark where the name begins with no letter of ours', () => {
    const { form } = createLogo({ name: '7 Sterne', theme });
    expect(form).toContain('fill="#FFFFFF"');
    expect(form).not.toContain('stroke');
  });

  it('never takes anything of the name but a letter into the picture', () => {
    expect(drawLogo(createLogo({ name: '<script>', theme }), 'favicon.svg')).not.toContain('script');
  });
});

describe('letterStrokes', () => {
  it('has every letter from A to Z', () => {
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
    expect(new Set(letters.map(letterStrokes)).size).toBe(26);
    expect(letters.map(letterStrokes)).not.toContain(null);
  });

  it.each([
    ['Ängsblomma', 'A'],
    ['Øst', 'O'],
    ['łania', 'L'],
    ['étoile', 'E'],
    [' vlinder', 'V'],
  ])('draws %s as %s', (name, letter) => {
    expect(letterStrokes(name)).toBe(letterStrokes(letter));
  });
});

describe('the files of a logo', () => {
  it('have their sizes', () => {
    expect(logoFiles.map(logoSize)).toEqual([null, 192, 512, 512]);
  });

  it('leave room around a maskable one, and round the corners of the others', () => {
    const logo = createLogo({ name: 'Vonk', theme });
    expect(drawLogo(logo, 'maskable-512.png')).toContain('rx="0"');
    expect(drawLogo(logo, 'maskable-512.png')).toContain('scale(0.8)');
    expect(drawLogo(logo, 'icon-192.png')).toContain('rx="116"');
  });
});
