import { collared } from './clothes-collared.ts';
import { layered } from './clothes-layered.ts';
import { type ClothName, cloths } from './palette.ts';
import type { Tailor, Tailoring } from './tailoring.ts';
import { drawPattern, type Pattern } from './patterns.ts';
import { both, clipped, line, shape } from './svg.ts';

export type Garment =
  | 'tee' | 'vneck' | 'scoop' | 'square' | 'straps' | 'turtleneck' | 'sweater'
  | 'shirt' | 'polo' | 'blouse' | 'hoodie'
  | 'blazer' | 'denim' | 'cardigan' | 'coat'; // prettier-ignore

/** What is worn; `inner` is the shirt under a jacket or the scarf of a coat. */
export type Outfit = { garment: Garment; cloth: ClothName; inner?: ClothName; pattern?: Pattern };

const plain: Record<'tee' | 'vneck' | 'scoop' | 'square' | 'straps' | 'turtleneck' | 'sweater', Tailor> = {
  tee: (_base, dark) => ({
    neckline: 'C54,290 -54,290 -74,230',
    over: line('M74,230 C54,290 -54,290 -74,230', dark, 9),
  }),
  vneck: (_base, dark) => ({
    neckline: 'L0,356 L-74,230',
    over: line('M74,230 L0,356 L-74,230', dark, 9),
  }),
  scoop: (_base, dark) => ({
    neckline: 'C78,366 -78,366 -74,230',
    over: line('M74,230 C78,366 -78,366 -74,230', dark, 6),
  }),
  square: (_base, dark) => ({
    neckline: 'L70,328 L-70,328 L-74,230',
    over: line('M74,230 L70,328 L-70,328 L-74,230', dark, 6),
  }),
  straps: (_base, dark) => ({
    neckline: '',
    outline:
      'M-116,250 L-96,246 C-92,330 -56,372 0,362 C56,372 92,330 96,246 L116,250 C122,330 158,384 196,418 C210,520 216,600 220,760 L-220,760 C-216,600 -210,520 -196,418 C-158,384 -122,330 -116,250 Z',
    over: line('M-96,248 C-92,330 -56,372 0,362 C56,372 92,330 96,248', dark, 5),
  }),
  turtleneck: (base, dark) => ({
    neckline: 'C54,250 -54,250 -74,230',
    over:
      shape('M-66,152 C-40,176 40,176 66,152 L78,240 C48,272 -48,272 -78,240 Z', base) +
      line('M-70,190 C-40,212 40,212 70,190', dark, 5) +
      line('M-78,242 C-48,272 48,272 78,242', dark, 5),
  }),
  sweater: (base, dark) => ({
    neckline: 'C56,282 -56,282 -74,230',
    over:
      shape('M84,234 C64,304 -64,304 -84,234 L-62,216 C-50,272 50,272 62,216 Z', base) +
      line('M84,234 C64,304 -64,304 -84,234', dark, 4.5) +
      line(
        'M-64,246 L-72,256 M-46,260 L-52,276 M-16,270 L-17,284 M16,270 L17,284 M46,260 L52,276 M64,246 L72,256',
        dark,
        3,
      ),
  }),
};

const tailors: Record<Garment, Tailor> = { ...plain, ...collared, ...layered };

/** What of the clothes lies behind the neck. */
export function drawBehindNeck(outfit: Outfit): string {
  return tailor(outfit).behind ?? '';
}

/** The clothed trunk, from the neck down past the lower edge of the picture. */
export function drawClothes(outfit: Outfit, man: boolean): string {
  const [base, dark] = cloths[outfit.cloth];
  const cut = tailor(outfit);
  const d = cut.outline ?? `${trunk(man)} ${cut.neckline} Z`;
  const folds = both(
    line(
      man ? 'M206,440 C214,520 216,600 214,760' : 'M176,430 C184,520 186,600 184,760',
      dark,
      7,
      'opacity=".7"',
    ),
  );
  const shadow = shape(
    man
      ? 'M120,240 C260,300 320,400 330,760 L190,760 C230,560 210,380 120,240 Z'
      : 'M110,244 C220,290 270,400 290,760 L170,760 C200,560 190,380 110,244 Z',
    dark,
    'opacity=".35"',
  );
  const pattern = outfit.pattern ? drawPattern(outfit.pattern, base, dark) : '';
  return (cut.under ?? '') + shape(d, base) + clipped(pattern + shadow + folds, d, 'cloth') + cut.over;
}

/** Bare trunk and arms, for clothes that leave shoulders free. */
export function drawShoulders(skin: string, man: boolean): string {
  return shape(`${trunk(man)} C54,200 -54,200 -74,230 Z`, skin);
}

function tailor({ garment, cloth, inner }: Outfit): Tailoring {
  const [base, dark] = cloths[cloth];
  return tailors[garment](base, dark, cloths[inner ?? 'white']);
}

function trunk(man: boolean): string {
  return man
    ? 'M-74,230 C-116,254 -204,258 -250,296 C-296,338 -314,470 -324,760 L324,760 C314,470 296,338 250,296 C204,258 116,254 74,230'
    : 'M-74,230 C-106,254 -166,260 -206,290 C-248,326 -268,460 -280,760 L280,760 C268,460 248,326 206,290 C166,260 106,254 74,230';
}
