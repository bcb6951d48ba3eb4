import localFont from 'next/font/local';
import frauncesLatinExt from '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import frauncesLatin from '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import type { BrandTheme } from '../../lib/contract/brands/brands.ts';

// As short as possible, because every document contains them twice. The second must not share letters with the first,
// or both would load.
const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191-2193,U+2212-2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+100-130,U+132-151,U+154-2BA,U+1D00-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

// Each subset is a separate face, so that latin-ext loads only where needed. next/font reads its options statically,
// so the ranges below are literals.

const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const figtreeExt = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Classes for `<html>` that expose the text face as CSS variables. */
export const fontClasses = [figtree, figtreeExt].map((face) => face.variable).join(' ');

function face(family: string, url: string, range: string): string {
  return (
    `@font-face{font-family:${family};src:url(${url}) format("woff2");` +
    `font-weight:100 900;font-display:swap;unicode-range:${range}}`
  );
}

type DisplayFace = {
  /** The `@font-face` rules. */
  css: string;
  /** The file to preload for headings; null where the text face serves them. */
  preload: string | null;
};

/**
 * Display faces by their name in a brand's theme. Not in next/font, which would preload all of them on every brand;
 * inlined in the shell, only the brand's own loads, early enough to avoid layout shift.
 */
export const displayFaces: Record<BrandTheme['display_face'], DisplayFace> = {
  figtree: { css: '', preload: null },
  fraunces: {
    css: face('Fraunces', frauncesLatin, LATIN) + face('Fraunces', frauncesLatinExt, LATIN_EXT),
    preload: frauncesLatin,
  },
};
