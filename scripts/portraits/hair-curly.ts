import type { DrawHair } from './hair-drawing.ts';
import { curls, ellipse, line } from './svg.ts';

const hairline =
  'M-124,20 C-150,-60 -130,-190 0,-196 C130,-190 150,-60 124,20 C120,-20 112,-60 92,-88 C64,-112 34,-120 0,-120 C-34,-120 -64,-112 -92,-88 C-112,-60 -120,-20 -124,20 Z';

const curlSpots = (colour: string, spots: readonly (readonly [number, number])[]) =>
  spots
    .map(([x, y]) =>
      line(
        `M${x - 12},${y + 6} C${x - 10},${y - 12} ${x + 12},${y - 12} ${x + 12},${y + 4}`,
        colour,
        4.5,
        'opacity=".5"',
      ),
    )
    .join('');

const curlyLong: DrawHair = (tone) => ({
  voluminous: true,
  back: [
    curls({ x: 0, y: 20, rx: 150, ry: 190, from: 20, to: -200 }, 15, 52),
    curls({ x: 0, y: 130, rx: 146, ry: 110, from: -20, to: 200 }, 11, 52),
    'M-150,-60 L150,-60 L150,190 L-150,190 Z',
  ],
  front: [
    hairline,
    curls({ x: 0, y: -36, rx: 120, ry: 112, from: -8, to: -172 }, 12, 32),
    curls({ x: -138, y: 56, rx: 16, ry: 130, from: -90, to: -270 }, 7, 38),
    curls({ x: 138, y: 56, rx: 16, ry: 130, from: -90, to: 90 }, 7, 38),
  ],
  detail:
    curlSpots(tone.light, [
      [-90, -130],
      [-30, -166],
      [40, -160],
      [100, -116],
      [-150, -20],
      [156, 10],
      [-160, 90],
      [160, 110],
      [-140, 170],
    ]) +
    curlSpots(tone.dark, [
      [-60, -120],
      [10, -136],
      [74, -116],
      [-136, 50],
      [140, -40],
      [140, 170],
    ]),
});

const afro: DrawHair = (tone) => ({
  voluminous: true,
  back: [curls({ x: 0, y: -60, rx: 148, ry: 140, from: 40, to: -220 }, 20, 54), ellipse(0, -60, 170, 160)],
  front: [hairline, curls({ x: 0, y: -40, rx: 112, ry: 90, from: -8, to: -172 }, 13, 22)],
  detail:
    curlSpots(tone.light, [
      [-120, -140],
      [-60, -206],
      [20, -220],
      [96, -186],
      [150, -110],
      [-168, -60],
      [170, -30],
    ]) +
    curlSpots(tone.dark, [
      [-90, -110],
      [-20, -160],
      [60, -150],
      [110, -90],
      [-140, -20],
    ]),
});

const curlyShort: DrawHair = (tone) => ({
  voluminous: true,
  back: [curls({ x: 0, y: -20, rx: 128, ry: 120, from: 50, to: -230 }, 16, 42), ellipse(0, -20, 130, 120)],
  front: [hairline, curls({ x: 0, y: -40, rx: 116, ry: 104, from: -2, to: -178 }, 13, 27)],
  detail:
    curlSpots(tone.light, [
      [-100, -116],
      [-46, -166],
      [20, -172],
      [84, -144],
      [128, -70],
      [-140, -30],
    ]) +
    curlSpots(tone.dark, [
      [-64, -112],
      [0, -130],
      [60, -120],
      [124, 0],
      [-124, 20],
    ]),
});

const puff: DrawHair = (tone) => ({
  voluminous: true,
  back: [curls({ x: 0, y: -220, rx: 70, ry: 52, from: 0, to: -345 }, 12, 36), ellipse(0, -220, 80, 60)],
  front: [hairline],
  detail:
    curlSpots(tone.light, [
      [-50, -250],
      [4, -276],
      [60, -244],
      [-84, -214],
    ]) +
    curlSpots(tone.dark, [
      [-20, -226],
      [36, -220],
    ]) +
    line('M-72,-168 C-30,-190 30,-190 72,-168', '#D99B2B', 14) +
    line(
      'M-100,-70 C-90,-116 -66,-144 -44,-158 M100,-70 C90,-116 66,-144 44,-158',
      tone.light,
      4,
      'opacity=".35"',
    ),
});

const braids: DrawHair = (tone) => {
  const strand = (x: number, lean: number) =>
    `M${x - 13},-70 C${x - 20 + lean * 0.4},60 ${x - 16 + lean * 0.8},180 ${x - 12 + lean},290 C${x - 8 + lean},304 ${x + 8 + lean},304 ${x + 12 + lean},290 C${x + 16 + lean * 0.8},180 ${x + 20 + lean * 0.4},60 ${x + 13},-70 Z`;
  const notches = (x: number, lean: number) =>
    [40, 80, 120, 160, 200, 240]
      .map((y) =>
        line(
          `M${x - 13 + (lean * y) / 290},${y} L${x + 11 + (lean * y) / 290},${y + 9}`,
          tone.light,
          3.5,
          'opacity=".4"',
        ),
      )
      .join('');
  return {
    back: [
      'M-140,-40 C-146,-150 -84,-204 0,-204 C84,-204 146,-150 140,-40 C150,60 156,160 150,250 L-150,250 C-156,160 -150,60 -140,-40 Z',
    ],
    front: [hairline, strand(-134, -6), strand(-156, -18), strand(134, 6), strand(156, 18)],
    detail:
      notches(-134, -6) +
      notches(-156, -18) +
      notches(134, 6) +
      notches(156, 18) +
      line(
        'M-92,-92 C-80,-140 -50,-176 -20,-190 M-50,-112 C-40,-146 -24,-174 -8,-192 M0,-120 L0,-194 M50,-112 C40,-146 24,-174 8,-192 M92,-92 C80,-140 50,-176 20,-190',
        tone.light,
        4,
        'opacity=".32"',
      ),
  };
};

export const curlyHair = { curlyLong, afro, curlyShort, puff, braids };
