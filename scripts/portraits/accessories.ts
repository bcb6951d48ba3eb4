import type { Earrings, Glasses } from './look.ts';
import { both, group, line, oval, shape } from './svg.ts';

/** Glasses around the eyes at ±48; they follow the turn of the head. */
export function drawGlasses(kind: Glasses, colour: string, turn: number): string {
  const rims = {
    round: `<circle cx="48" cy="2" r="37" fill="#FFFFFF" fill-opacity=".14" stroke="${colour}" stroke-width="6"/>`,
    square: `<rect x="11" y="-27" width="76" height="56" rx="15" fill="#FFFFFF" fill-opacity=".14" stroke="${colour}" stroke-width="7.5"/>`,
    cat: `<path d="M11,-16 C22,-32 74,-34 94,-38 C92,-2 84,30 50,30 C22,30 10,12 11,-16 Z" fill="#FFFFFF" fill-opacity=".14" stroke="${colour}" stroke-width="6.5" stroke-linejoin="round"/>`,
    thin: `<rect x="13" y="-22" width="72" height="48" rx="22" fill="#FFFFFF" fill-opacity=".12" stroke="${colour}" stroke-width="4"/>`,
  };
  const bridge = line('M-13,-4 C-6,-11 6,-11 13,-4', colour, 5.5);
  const arms = both(line('M86,-8 L120,-4', colour, 5.5));
  const glint = shape('M26,-14 L40,-18 L28,10 L20,6 Z', '#FFFFFF', 'opacity=".35"');
  return group(arms + both(rims[kind] + glint) + bridge, `transform="translate(${turn * 0.7} 0)"`);
}

export function drawEarrings(kind: Earrings, colour: string): string {
  const drawn = {
    studs: oval(130, 48, 6.5, 6.5, colour),
    hoops: `<circle cx="131" cy="70" r="20" fill="none" stroke="${colour}" stroke-width="5.5"/>`,
    drops:
      line('M130,48 L130,66', colour, 4) +
      shape('M130,62 C142,80 140,96 130,96 C120,96 118,80 130,62 Z', colour),
  };
  return both(drawn[kind]);
}
