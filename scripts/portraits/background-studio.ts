import { box, circle, line, oval, shape } from './svg.ts';

/** A soft diagonal gradient over the whole picture. */
export function gradient(from: string, to: string, id = 'back', steep = false): string {
  const [x2, y2] = steep ? [0, 1] : [1, 1];
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${box(0, 0, 800, 1000, `url(#${id})`)}`;
}

const orb = (x: number, y: number, r: number, opacity = 0.32) =>
  oval(x, y, r, r, '#FFFFFF', `opacity="${opacity}"`);

/** Plain coloured grounds with one light form, as on the design board. */
export const studioScenes = {
  rose: () => gradient('#FFE3EA', '#E58FAE') + orb(160, 200, 260),
  sky: () => gradient('#E2ECFF', '#97A9DA') + orb(650, 260, 280),
  mint: () => gradient('#E0F4E7', '#84BD9D') + orb(170, 230, 270),
  lilac: () => gradient('#ECE4FB', '#A690D2') + orb(420, 230, 330),
  peach: () => gradient('#FFEBDC', '#EDAA86') + orb(620, 250, 270),
  aqua: () => gradient('#DDF4F5', '#7FBAC4') + orb(200, 700, 330, 0.22) + orb(620, 210, 190),
  stone: () => gradient('#F1EAEC', '#AC9BA4') + orb(630, 230, 260),
  honey: () => gradient('#FFF3D6', '#E6BE6C') + orb(190, 240, 250),
  arch: () =>
    gradient('#FBE9E1', '#EBC6B5', 'back', true) +
    shape(
      'M120,1000 L120,430 C120,230 240,110 400,110 C560,110 680,230 680,430 L680,1000 Z',
      '#E39D87',
      'opacity=".55"',
    ),
  archBlue: () =>
    gradient('#E8F0F4', '#C5D9E2', 'back', true) +
    shape(
      'M120,1000 L120,430 C120,230 240,110 400,110 C560,110 680,230 680,430 L680,1000 Z',
      '#7FA9BF',
      'opacity=".6"',
    ),
  rings: () =>
    gradient('#FCE4EF', '#D993B7') +
    [180, 270, 360, 450].map((r) => line(circle(400, 400, r), '#FFFFFF', 16, 'opacity=".24"')).join(''),
  leaves: () =>
    gradient('#EAF1E0', '#B5CBA0') +
    leaf(90, 300, -24) +
    leaf(30, 560, -40) +
    leaf(720, 240, 28) +
    leaf(760, 520, 40) +
    leaf(690, 780, 30) +
    leaf(110, 820, -30),
} as const;

function leaf(x: number, y: number, degrees: number): string {
  const blade = shape('M0,-170 C90,-90 90,60 0,160 C-90,60 -90,-90 0,-170 Z', '#6E9A67', 'opacity=".5"');
  const rib = line(
    'M0,-150 L0,200 M0,-70 L44,-110 M0,0 L56,-44 M0,-70 L-44,-110 M0,0 L-56,-44 M0,70 L48,30 M0,70 L-48,30',
    '#FFFFFF',
    5,
    'opacity=".35"',
  );
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${blade}${rib}</g>`;
}
