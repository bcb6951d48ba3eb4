import type { Tailor } from './tailoring.ts';
import { both, line, oval, shape } from './svg.ts';

const innerShirt = ([base, dark]: readonly [string, string], neck: string) =>
  shape(`M74,226 ${neck} L-150,420 L-90,760 L90,760 L150,420 Z`, base) + line(`M74,226 ${neck}`, dark, 7);

const crew = 'C54,288 -54,288 -74,226';
const vee = 'L0,350 L-74,226';

/** Jackets and coats over something else. */
export const layered = {
  blazer: (base, dark, inner) => ({
    neckline: 'L0,520 L-74,230',
    under: innerShirt(inner, vee),
    over:
      both(
        shape(
          'M72,214 C92,226 108,242 116,258 L128,330 L96,346 L110,370 L0,528 L0,512 L58,330 C68,290 74,250 72,214 Z',
          base,
        ) + line('M116,258 L128,330 L96,346 L110,370 L2,526', dark, 4.5),
      ) + oval(0, 566, 7, 7, dark),
  }),
  denim: (base, dark, inner) => ({
    neckline: 'L40,420 L36,760 L-36,760 L-40,420 L-74,230',
    under: innerShirt(inner, crew),
    over: both(
      shape('M68,206 C92,220 112,244 118,268 L84,350 L40,300 C58,280 68,246 68,206 Z', base) +
        line('M118,268 L84,350 L42,302', dark, 5) +
        line('M40,330 L37,760', dark, 5) +
        line('M96,440 L178,432 L178,470 L96,478 Z', dark, 4) +
        oval(137, 460, 6, 6, '#E8D9B0'),
    ),
  }),
  cardigan: (base, dark, inner) => ({
    neckline: 'C70,330 26,420 14,500 L14,760 L-14,760 L-14,500 C-26,420 -70,330 -74,230',
    under: innerShirt(inner, crew),
    over:
      both(
        line('M78,234 C74,330 34,420 20,510 L20,760', dark, 22) +
          line('M78,234 C74,330 34,420 20,510 L20,760', base, 15),
      ) +
      oval(20, 570, 6, 6, dark) +
      oval(20, 650, 6, 6, dark),
  }),
  coat: (base, dark, inner) => ({
    neckline: 'L0,420 L-74,230',
    under: innerShirt(inner, crew),
    over:
      both(
        shape(
          'M80,214 C112,226 140,250 150,280 L160,370 L84,424 L0,500 L0,420 L60,330 C74,290 80,250 80,214 Z',
          base,
        ) + line('M150,280 L160,370 L84,424 L2,498', dark, 5),
      ) +
      shape(
        'M-82,168 C-50,206 50,206 82,168 C104,190 108,232 92,256 C50,300 -50,300 -92,256 C-108,232 -104,190 -82,168 Z',
        inner[0],
      ) +
      line('M-90,206 C-50,246 50,246 92,204 M-92,240 C-50,280 50,280 92,240', inner[1], 6) +
      shape('M28,262 L88,250 L104,430 L50,440 Z', inner[0]) +
      line('M50,440 L52,456 M66,438 L68,454 M84,434 L86,450 M100,431 L102,446', inner[1], 4) +
      line('M46,300 L96,292 M50,350 L100,342', inner[1], 5, 'opacity=".7"'),
  }),
} satisfies Record<string, Tailor>;
