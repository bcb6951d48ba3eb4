import { group, line, shape } from './svg.ts';
import type { HairTone } from './palette.ts';

export type Beard = 'stubble' | 'short' | 'full' | 'long' | 'goatee' | 'moustache' | 'greying';

const jaw = (drop: number) =>
  `M-123,4 C-122,44 -118,84 -106,${106 + drop * 0.3} C-86,${150 + drop * 0.7} -44,${166 + drop} 0,${166 + drop} C44,${166 + drop} 86,${150 + drop * 0.7} 106,${106 + drop * 0.3} C118,84 122,44 123,4 C110,30 106,66 82,74 C62,80 52,64 0,66 C-52,64 -62,80 -82,74 C-106,66 -110,30 -123,4 Z`;

const moustache = 'M-2,62 C-20,58 -44,68 -56,90 C-36,84 -18,86 0,80 C18,86 36,84 56,90 C44,68 20,58 -2,62 Z';

/** A beard over the lower face; the mouth is drawn on top of it. */
export function drawBeard(beard: Beard, tone: HairTone, lip: string): string {
  const gap = shape('M-34,86 C-18,80 18,80 34,86 C24,108 -24,108 -34,86 Z', lip, 'opacity=".28"');
  switch (beard) {
    case 'stubble':
      return group(shape(jaw(-10), tone.dark), 'opacity=".2"');
    case 'short':
      return group(shape(jaw(-6), tone.base), 'opacity=".82"') + gap;
    case 'greying':
      return greyingFill(tone) + shape(jaw(2), 'url(#greying)') + gap;
    case 'full':
      return shape(jaw(8), tone.base) + strands(tone) + gap;
    case 'long':
      return shape(jaw(44), tone.base) + strands(tone) + gap;
    case 'goatee':
      return (
        shape(moustache, tone.base) +
        shape(
          'M-54,84 C-56,130 -34,168 0,168 C34,168 56,130 54,84 C44,104 38,118 0,114 C-38,118 -44,104 -54,84 Z',
          tone.base,
        )
      );
    case 'moustache':
      return shape(moustache, tone.base);
  }
}

function greyingFill(tone: HairTone): string {
  return `<linearGradient id="greying" gradientUnits="userSpaceOnUse" x1="0" y1="50" x2="0" y2="165"><stop offset="0" stop-color="${tone.base}"/><stop offset=".5" stop-color="${tone.light}"/><stop offset="1" stop-color="#D6D2D8"/></linearGradient>`;
}

function strands(tone: HairTone): string {
  return line(
    'M-84,112 C-70,138 -50,152 -28,158 M84,112 C70,138 50,152 28,158 M-8,132 L-6,154 M10,132 L9,154',
    tone.light,
    4,
    'opacity=".4"',
  );
}
