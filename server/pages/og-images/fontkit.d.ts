// The used part of a package without types.
declare module 'fontkit' {
  type Run = {
    glyphs: { path: { toSVG: () => string } }[];
    /** In font units. */
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint: (code: number) => boolean;
    layout: (text: string) => Run;
  };
  export function create(file: Uint8Array): Font;
}
