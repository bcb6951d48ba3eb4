import { circle, ellipse, group, line, oval, shape } from '../portraits/svg.ts';

type Figure = {
  /** Where the shoulders' middle is. */
  x: number;
  y: number;
  scale: number;
  /** Degrees by which the head leans to one side. */
  lean: number;
  hair: 'long' | 'knot' | 'short';
  colours: { coat: string; coatShade: string; hair: string; skin: string };
};

/** Somebody from behind, head and shoulders down to the hips: no face, so that it is nobody. */
export function fromBehind({ x, y, scale, lean, hair, colours }: Figure): string {
  const neck = shape('M-16,-66 L16,-66 L20,-18 L-20,-18 Z', colours.skin);
  const back =
    'M-74,16 C-70,-20 -34,-34 0,-34 C34,-34 70,-20 74,16 C84,80 86,150 82,210 L-82,210 C-86,150 -84,80 -74,16 Z';
  const body =
    shape(back, colours.coat) +
    line('M0,-8 C4,60 2,140 0,206', colours.coatShade, 4, 'opacity=".5"') +
    shape('M-40,-32 C-20,-14 20,-14 40,-32 C26,-44 -26,-44 -40,-32 Z', colours.coatShade);
  const head = group(headOf(hair, colours), `transform="rotate(${lean} 0 -60)"`);
  return group(neck + body + head, `transform="translate(${x} ${y}) scale(${scale})"`);
}

function headOf(hair: Figure['hair'], { hair: colour, skin }: Figure['colours']): string {
  const ears = oval(-45, -98, 8, 13, skin) + oval(45, -98, 8, 13, skin);
  const crown = `M-46,-100 C-50,-162 50,-162 46,-100 C46,-72 24,-54 0,-54 C-24,-54 -46,-72 -46,-100 Z`;
  if (hair === 'long') {
    const fall = 'M-52,-104 C-56,-170 56,-170 52,-104 C56,-60 54,-10 44,22 C20,34 -20,34 -44,22 C-54,-10 -56,-60 -52,-104 Z'; // prettier-ignore
    return shape(fall, colour) + line('M-10,-140 C-18,-80 -14,-30 -16,14', '#FFFFFF', 4, 'opacity=".08"');
  }
  if (hair === 'knot') return ears + shape(`${crown} ${circle(0, -158, 26)}`, colour);
  return ears + shape('M-14,-72 L14,-72 L14,-44 L-14,-44 Z', skin) + shape(crown, colour);
}

/** Two people from behind who walk: one step forward and one back in each `stride`, 0 to 1. */
export function walkers(x: number, y: number, scale: number, stride: number): string {
  const beat = Math.sin(2 * Math.PI * stride);
  const bob = Math.abs(beat) * 5;
  const one = walker(-62, -bob, beat, {
    hair: 'long',
    coat: '#B23A63',
    shade: '#8B2549',
    trousers: '#3A2450',
    tone: '#5B2E22',
  });
  const other = walker(62, -14 + bob - 5, -beat, {
    hair: 'short',
    coat: '#3F5F8F',
    shade: '#2C466E',
    trousers: '#2B2333',
    tone: '#2A1B20',
  });
  const shadows = oval(0, 396, 170, 16, '#1B1026', 'opacity=".28"');
  return group(shadows + one + other, `transform="translate(${x} ${y}) scale(${scale})"`);
}

type Clothes = { hair: 'long' | 'short'; coat: string; shade: string; trousers: string; tone: string };

function walker(x: number, y: number, beat: number, clothes: Clothes): string {
  const leg = (side: 1 | -1) => {
    const lift = Math.max(0, side * beat) * 26;
    const foot = 380 - lift;
    return (
      line(`M${side * 22},190 L${side * 24},${foot}`, clothes.trousers, 36) +
      shape(ellipse(side * 26, foot + 12, 26, 13), '#241822')
    );
  };
  const arm = (side: 1 | -1) =>
    line(
      `M${side * 66},24 C${side * 84},80 ${side * (84 + beat * 4)},120 ${side * (76 - side * beat * 10)},166`,
      clothes.shade,
      28,
    );
  const colours = { coat: clothes.coat, coatShade: clothes.shade, hair: clothes.tone, skin: '#D9A27C' };
  const figure = { x: 0, y: 0, scale: 1, lean: clothes.hair === 'long' ? 6 : -5, colours };
  return group(
    leg(-1) + leg(1) + arm(-1) + arm(1) + fromBehind({ ...figure, hair: clothes.hair }),
    `transform="translate(${x} ${Math.round(y * 10) / 10})"`,
  );
}
