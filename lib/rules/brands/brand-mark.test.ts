import { drawMark, markFiles, markOf, markSize } from './brand-mark.ts';
import { letterStrokes } from '../growth/letter-strokes.ts';

const theme = {
  light: { primary: '#C2185B', on_primary: '#FFFFFF', secondary: '#8E1048' },
  dark: { primary: '#F0508E', on_primary: '#2A0A18', secondary: '#FF8DB8' },
  radius: 18,
  display_face: 'fraunces' as const,
};

describe('the mark of a brand without one of its own', () => {
  it('is the first letter of its name in its colours', () => {
    const svg = drawMark(markOf({ name: 'Amoria', theme }), 'favicon.svg');
    expect(svg).toContain(letterStrokes('a'));
    for (const color of Object.values(theme.light)) expect(svg).toContain(color);
  });

  it('is a spark where the name begins with no letter of ours', () => {
    const { form } = markOf({ name: '7 Sterne', theme });
    expect(form).toContain('fill="#FFFFFF"');
    expect(form).not.toContain('stroke');
  });

  it('never takes anything of the name but a letter into the picture', () => {
    expect(drawMark(markOf({ name: '<script>', theme }), 'favicon.svg')).not.toContain('script');
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

describe('the files of a mark', () => {
  it('have their sizes', () => {
    expect(markFiles.map(markSize)).toEqual([null, 192, 512, 512]);
  });

  it('leave room around a maskable one, and round the corners of the others', () => {
    const mark = markOf({ name: 'Vonk', theme });
    expect(drawMark(mark, 'maskable-512.png')).toContain('rx="0"');
    expect(drawMark(mark, 'maskable-512.png')).toContain('scale(0.8)');
    expect(drawMark(mark, 'icon-192.png')).toContain('rx="116"');
  });
});
