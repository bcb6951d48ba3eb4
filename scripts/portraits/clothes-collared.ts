import type { Tailor } from './tailoring.ts';
import { both, line, oval, shape } from './svg.ts';

const collar = (fill: string, edge: string) =>
  both(
    shape('M62,196 C76,214 84,232 86,252 L34,316 L2,262 C30,250 52,230 62,196 Z', fill) +
      line('M86,252 L34,316 L4,264', edge, 4, 'opacity=".7"'),
  );

const buttons = (colour: string, from: number) =>
  [0, 1, 2, 3, 4].map((i) => oval(0, from + i * 78, 5, 5, colour)).join('');

/** Clothes with a collar or a hood. */
export const collared = {
  shirt: (base, dark) => ({
    neckline: 'L0,318 L-74,230',
    over:
      line('M-14,330 L-14,760 M14,322 L14,760', dark, 3, 'opacity=".7"') +
      buttons(dark, 368) +
      collar(base, dark),
  }),
  blouse: (base, dark) => ({
    neckline: 'L0,366 L-74,230',
    over:
      line('M0,366 L0,760', dark, 4, 'opacity=".7"') +
      both(
        shape('M64,206 C84,222 96,240 98,258 L62,336 L0,366 C28,320 56,270 64,206 Z', base) +
          line('M98,258 L62,336 L2,366', dark, 4, 'opacity=".6"'),
      ) +
      buttons(dark, 430),
  }),
  polo: (base, dark) => ({
    neckline: 'L0,300 L-74,230',
    over: line('M-18,300 L-18,420 L18,420 L18,300', dark, 4) + buttonsOfPolo(dark) + collar(base, dark),
  }),
  hoodie: (base, dark) => ({
    neckline: 'C56,286 -56,286 -74,230',
    behind: shape('M-64,120 C-120,150 -150,210 -140,270 L140,270 C150,210 120,150 64,120 Z', dark),
    over:
      both(
        shape('M58,176 C112,186 136,230 120,282 C92,306 40,312 0,296 C40,284 66,240 58,176 Z', base) +
          line('M120,282 C92,306 40,312 4,297', dark, 4.5),
      ) + line('M-34,300 L-38,404 M34,300 L38,388', '#FFFFFF', 6, 'opacity=".8"'),
  }),
} satisfies Record<string, Tailor>;

function buttonsOfPolo(colour: string): string {
  return oval(0, 340, 5, 5, colour) + oval(0, 388, 5, 5, colour);
}
