import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** Text as outlines, so that images do not depend on installed fonts. */
export type Face = {
  /** Width in px of the drawable part of a text. */
  measure: (text: string, size: number) => number;
  /** The text as SVG paths starting at (x, baseline), in px. Contains only numbers, so it is safe for any text. */
  draw: (text: string, at: { x: number; y: number; size: number; fill: string }) => string;
};

const require = createRequire(import.meta.url);
const figtree = (weight: string, name: string) => `@expo-google-fonts/figtree/${weight}/Figtree_${name}.ttf`;

/** Font files of each face in order of preference. The display face uses its boldest weight. */
const files = {
  text: [figtree('600SemiBold', '600SemiBold')],
  figtree: [figtree('800ExtraBold', '800ExtraBold')],
  fraunces: [
    '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
    figtree('800ExtraBold', '800ExtraBold'),
  ],
} as const;

const loadedFaces = new Map<keyof typeof files, Face>();

/** Loads a face once and on demand, because it takes memory. */
export async function loadFace(name: keyof typeof files): Promise<Face> {
  const known = loadedFaces.get(name);
  if (known) return known;
  const { create } = await import('fontkit');
  const face = createFace(files[name].map((file) => create(readFileSync(require.resolve(file)))));
  loadedFaces.set(name, face);
  return face;
}

function createFace(fonts: readonly Font[]): Face {
  return {
    measure: (text, size) =>
      splitRuns(text, fonts).reduce((sum, { font, text: part }) => {
        const advance = font.layout(part).positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
        return sum + (advance * size) / font.unitsPerEm;
      }, 0),
    draw: (text, { x, y, size, fill }) => {
      let left = x;
      const runs = splitRuns(text, fonts).map(({ font, text: part }) => {
        const scale = size / font.unitsPerEm;
        const { glyphs, positions } = font.layout(part);
        let advance = 0;
        const paths = glyphs.map(({ path }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const drawn = `<path transform="translate(${advance + xOffset} ${yOffset})" d="${path.toSVG()}"/>`;
          advance += xAdvance;
          return drawn;
        });
        const group = `<g transform="translate(${left} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
        left += advance * scale;
        return group;
      });
      return `<g fill="${fill}">${runs.join('')}</g>`;
    },
  };
}

/** Splits a text into runs by font; characters without a glyph are left out. */
function splitRuns(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  // Falls back to a normal space for a missing narrow one.
  for (const letter of text.normalize('NFC').replaceAll('\u202f', '\u00a0')) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
