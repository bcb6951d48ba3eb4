// What we use of a package that brings no types along.
declare module 'fontkit' {
  type Run = {
    glyphs: { path: { toSVG: () => string } }[];
    /** In units of the font. */
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint: (code: number) => boolean;
    layout: (text: string) => Run;
  };
  export function create(file: Uint8Array): Font;
}
