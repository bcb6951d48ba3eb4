import { type Look } from './look.ts';
import { skins } from './palette.ts';
import { both, clipped, group, line, oval, shape } from './svg.ts';

/** Outline of the face around (0, 0), the middle between the eyes; the chin is near y = 152. */
function faceOutline(jaw: number): string {
  const side = 106 + jaw * 7;
  const corner = 74 + jaw * 20;
  const chin = 40 + jaw * 10;
  const half = (s: 1 | -1) =>
    `C${s * 122},20 ${s * (side + 8)},62 ${s * side},86 C${s * corner},132 ${s * chin},154 0,154`;
  return `M0,-162 C74,-162 122,-108 122,-34 ${half(1)} C${-chin},154 ${-corner},132 ${-side},86 C${-side - 8},62 -122,20 -122,-34 C-122,-108 -74,-162 0,-162 Z`;
}

/** Head without hair: ears, face with a soft side shadow, cheeks, freckles. */
export function drawFace(look: Look, hairShadow: string, turn: number, cheeks: number): string {
  const skin = skins[look.skin];
  const outline = faceOutline(look.jaw ?? 0.3);
  const inside = [
    shape(outline, skin.shade),
    group(shape(outline, skin.base), `transform="translate(${-13 + turn * 0.4} -5)"`),
    softCheek(skin.blush),
    oval(-72 + turn * 0.5, 56, 46, 34, 'url(#cheek)', `opacity="${cheeks}"`),
    oval(70 + turn * 0.5, 56, 46, 34, 'url(#cheek)', `opacity="${cheeks}"`),
    group(hairShadow, `fill="${skin.line}" opacity=".3" transform="translate(2 12)"`),
    look.freckles ? drawFreckles(skin.line, turn) : '',
  ];
  return drawEars(skin.base, skin.shade, skin.line) + clipped(inside.join(''), outline, 'face');
}

/** Neck and bare shoulders, with the shadow of the chin. */
export function drawNeck(look: Look, broad: boolean): string {
  const skin = skins[look.skin];
  const w = broad ? 66 : 52;
  const d = `M${-w},70 L${-w},196 C${-w},232 ${-w - 20},246 -124,262 L-124,420 L124,420 L124,262 C${w + 20},246 ${w},232 ${w},196 L${w},70 Z`;
  const shadow = shape('M-120,60 C-108,150 -60,196 4,198 C70,194 112,150 124,60 Z', skin.shade);
  const collarbones = both(line('M28,262 C52,252 84,254 108,264', skin.shade, 6, 'opacity=".8"'));
  return shape(d, skin.base) + clipped(shadow, d, 'neck') + collarbones;
}

function drawEars(base: string, shade: string, lineColour: string): string {
  return both(
    shape('M112,-10 C136,-30 152,-8 145,20 C141,44 128,58 112,52 Z', base) +
      shape('M116,4 C134,-2 138,18 126,34 C122,38 116,34 116,30 Z', shade) +
      line('M126,2 C138,4 136,20 128,29', lineColour, 3.5, 'opacity=".4"'),
  );
}

function softCheek(colour: string): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="cheek">${stop(0, 0.5)}${stop(0.55, 0.3)}${stop(1, 0)}</radialGradient>`;
}

function drawFreckles(colour: string, turn: number): string {
  const spots = [
    [-78, 44], [-64, 38], [-52, 46], [-68, 54], [-88, 54], [-56, 60], [-14, 34], [2, 38], [14, 32],
    [78, 44], [64, 38], [52, 46], [68, 54], [88, 54], [56, 60],
  ] as const; // prettier-ignore
  const dots = spots.map(([x, y], i) => oval(x, y, 2.6 + (i % 3) * 0.5, 2.4, colour)).join('');
  return group(dots, `opacity=".5" transform="translate(${turn * 0.7} 0)"`);
}
