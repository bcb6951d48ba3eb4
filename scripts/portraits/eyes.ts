import type { Expression, Look } from './look.ts';
import { both, clipped, group, line, oval, shape } from './svg.ts';

type EyeColours = { iris: string; lash: string; brow: string; lid: string };

/** Eyes and brows; a laugh narrows the eyes, a wink closes the right one. */
export function drawEyes(
  look: Look,
  colours: EyeColours,
  expression: Expression,
  turn: number,
  woman: boolean,
): string {
  const closed = (side: 1 | -1) => expression === 'laugh' || (expression === 'wink' && side === 1);
  const eye = (side: 1 | -1) => {
    const content = closed(side) ? closedEye(colours, woman) : openEye(colours, woman, turn * side, side);
    return group(content, `transform="translate(${side * 48} 0) scale(${side} 1)"`);
  };
  const lift = expression === 'laugh' || expression === 'grin' ? -5 : 0;
  const brow = shape(brows[look.brows ?? (woman ? 'soft' : 'straight')], colours.brow);
  return (
    eye(-1) +
    eye(1) +
    group(both(group(brow, 'transform="translate(48 0)"')), `transform="translate(0 ${lift})"`)
  );
}

function openEye(colours: EyeColours, woman: boolean, turn: number, side: 1 | -1): string {
  const almond = 'M-26,4 C-16,-18 11,-21 27,-2 C16,17 -12,18 -26,4 Z';
  const gaze = turn * 0.18;
  const ball = [
    shape(almond, '#FFFDFB'),
    oval(gaze, 0, 14.5, 14.5, colours.iris),
    oval(gaze, 0, 7, 7, '#1B1216'),
    shape('M-30,-18 L32,-22 L30,-4 C10,-13 -12,-12 -26,3 Z', '#2A1A24', 'opacity=".14"'),
    oval(gaze + side * 5, -5, 3.8, 3.8, '#FFFFFF'),
  ].join('');
  const id = side === 1 ? 'eye-right' : 'eye-left';
  const lid = line('M-27,4 C-16,-19 11,-22 28,-2', colours.lash, woman ? 5.5 : 4.8);
  const lashes = woman ? line('M27,-3 L34,-8 M21,-10 L27,-15', colours.lash, 3.6) : '';
  const fold = line('M-20,-19 C-8,-29 12,-30 25,-19', colours.lid, 3, 'opacity=".55"');
  return fold + clipped(ball, almond, id) + lid + lashes;
}

function closedEye(colours: EyeColours, woman: boolean): string {
  const lashes = woman ? line('M26,6 L33,10 M20,0 L26,2', colours.lash, 4) : '';
  return line('M-25,7 C-14,-9 12,-9 26,6', colours.lash, woman ? 6.5 : 6) + lashes;
}

/** Around the eye at (48, 0), the inner end to the left. */
const brows = {
  soft: 'M-27,-33 C-10,-46 14,-47 33,-33 C14,-40 -8,-38 -26,-27 Z',
  arched: 'M-26,-31 C-8,-46 12,-52 34,-33 C14,-43 -6,-39 -25,-25 Z',
  straight: 'M-28,-36 C-10,-44 16,-45 34,-31 C16,-36 -8,-34 -27,-25 Z',
  full: 'M-30,-37 C-10,-49 18,-50 37,-31 C18,-36 -8,-34 -28,-22 Z',
} as const;
