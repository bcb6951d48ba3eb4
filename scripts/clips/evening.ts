import { seededRandom } from '../../backend/demo/random.ts';
import { box, circle, group, line, oval, shape } from '../portraits/svg.ts';
import { at, during, glowOf, skyOf, swing } from './motion.ts';
import { fromBehind } from './people.ts';
import type { Scene } from './scene.ts';

const width = 1280;
const shore = 452;

type Window = { x: number; y: number; from: number; to: number; always: boolean };
type House = { x: number; width: number; height: number; roof: number; colour: string; windows: Window[] };

const walls = ['#4A2A55', '#3E2449', '#5A3058', '#472D5C', '#532C50', '#3A2348'];

/** A town by a river at dusk: lights go on and off, two people sit on the quay. */
export const evening: Scene = {
  name: 'evening',
  width,
  height: 720,
  seconds: 10,
  poster: 0.45,
  draw: (moment) =>
    [
      skyOf('sky', ['#2A1438', '#5C2A5E', '#B4506F', '#F2956F']),
      skyOf('river', ['#E08A72', '#7C3A63', '#2B1638']),
      glowOf('glow', '#FFD59A'),
      glowOf('moon', '#FFF1D6'),
      box(0, 0, width, 470, 'url(#sky)'),
      stars.map(([x, y, phase]) => star(x, y, swing(moment, 2, phase))).join(''),
      oval(905, 118, 150, 150, 'url(#moon)', 'opacity=".55"') + oval(905, 118, 38, 38, '#FFF1D6'),
      clouds(moment),
      shape('M0,400 C180,330 340,372 520,346 C740,314 960,372 1280,330 L1280,470 L0,470 Z', '#6B3560'),
      houses.map((house) => drawHouse(house, moment)).join(''),
      box(0, shore, width, 268, 'url(#river)'),
      houses.flatMap(({ windows }) => windows.map((each) => reflection(each, moment))).join(''),
      ripples(moment),
      boat(moment),
      lamps(moment),
      couple(moment),
      quay(),
      reeds(moment),
    ].join(''),
};

const random = seededRandom('an evening by the river');

const stars = Array.from(
  { length: 46 },
  () => [random.int(0, width), random.int(8, 250), random.next()] as const,
);

const houses: House[] = Array.from({ length: 15 }, (_, i) => {
  const x = i * 88 - 20;
  const height = random.int(96, 178);
  const windows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const from = random.next() * 0.55;
      return {
        x: x + 14 + column * 22,
        y: shore - height + 22 + row * 34,
        from,
        to: from + 0.25 + random.next() * 0.2,
        always: random.chance(0.3),
      };
    }),
  );
  const shown = windows.filter(({ y }) => y < shore - 26 && random.chance(0.78));
  return { x, width: 84, height, roof: random.int(22, 52), colour: random.pick(walls), windows: shown };
});

function star(x: number, y: number, light: number): string {
  return oval(x, y, 1.6, 1.6, '#FFF4E4', `opacity="${at(0.5 + 0.4 * light)}"`);
}

function clouds(moment: number): string {
  const cloud = (x: number, y: number, scale: number, opacity: number) =>
    group(
      shape(
        `${circle(0, 0, 34)} ${circle(52, -12, 42)} ${circle(104, 2, 32)} M0,6 L104,6 L104,34 L0,34 Z`, '#F7B7A0'), // prettier-ignore
      `transform="translate(${at(x + 26 * swing(moment, 1, y / 400))} ${y}) scale(${scale} ${scale * 0.55})" opacity="${opacity}"`,
    );
  return cloud(160, 210, 1.5, 0.22) + cloud(1010, 250, 1.8, 0.2) + cloud(560, 150, 1.1, 0.14);
}

function lightOf({ from, to, always }: Window, moment: number): number {
  return always ? 1 : during(moment, from, to, 0.02);
}

function drawHouse(house: House, moment: number): string {
  const top = shore - house.height;
  const middle = house.x + house.width / 2;
  const panes = house.windows.map((each) => {
    const light = lightOf(each, moment);
    return (
      box(each.x, each.y, 13, 19, '#2A1636', 'rx="2"') +
      (light > 0 ? box(each.x, each.y, 13, 19, '#FFCF8A', `rx="2" opacity="${at(light)}"`) : '')
    );
  });
  return (
    box(house.x, top, house.width, house.height, house.colour) +
    shape(
      `M${house.x - 5},${top} L${middle},${top - house.roof} L${house.x + house.width + 5},${top} Z`,
      '#2C1738',
    ) +
    panes.join('')
  );
}

function reflection(each: Window, moment: number): string {
  const light = lightOf(each, moment);
  if (light === 0) return '';
  const top = shore + 10 + (shore - each.y) * 0.35;
  const sway = 3 * swing(moment, 5, each.x / 90);
  return box(at(each.x + sway), at(top), 11, 46, '#FFCF8A', `rx="5" opacity="${at(light * 0.26)}"`);
}

function ripples(moment: number): string {
  const rows = Array.from({ length: 13 }, (_, i) => {
    const y = shore + 14 + i * 19;
    const x = ((i * 277) % 1180) + 26 * swing(moment, i % 2 ? 1 : 2, i / 7);
    const length = 70 + ((i * 53) % 120);
    return `M${at(x)},${y} L${at(x + length)},${y} M${at(x + 420 - (i % 3) * 700)},${y + 8} l${length * 0.7},0`;
  });
  return line(rows.join(' '), '#FFE3CB', 2.5, 'opacity=".22"');
}

function boat(moment: number): string {
  const x = at(300 + 60 * swing(moment));
  const y = at(506 + 2.5 * swing(moment, 3));
  const hull = shape('M-52,0 L52,0 C46,20 32,24 0,24 C-32,24 -46,20 -52,0 Z', '#241231');
  const mast =
    line('M0,0 L0,-84', '#241231', 4) + shape('M6,-80 L44,-12 L6,-12 Z', '#F3C9B4', 'opacity=".85"');
  const lantern = oval(-30, -12, 44, 44, 'url(#glow)') + oval(-30, -12, 5, 5, '#FFE2B0');
  return group(
    hull + mast + lantern,
    `transform="translate(${x} ${y}) rotate(${at(1.6 * swing(moment, 3, 0.2))})"`,
  );
}

/** A string of lamps over the quay, moved by the wind. */
function lamps(moment: number): string {
  const points = Array.from({ length: 15 }, (_, i) => {
    const x = i * 92 - 4;
    const sag = 40 * Math.sin((Math.PI * (i % 7)) / 7) + 4 * swing(moment, 2, i / 9);
    return [x, at(520 + sag)] as const;
  });
  const rope = line(`M${points.map(([x, y]) => `${x},${y}`).join(' L')}`, '#1C0E26', 3);
  const bulbs = points.map(([x, y], i) => {
    const light = at(0.78 + 0.16 * swing(moment, 3, i / 5));
    return oval(x, y + 9, 34, 34, 'url(#glow)', `opacity="${light}"`) + oval(x, y + 9, 6, 6, '#FFE2B0');
  });
  return rope + bulbs.join('');
}

function quay(): string {
  const stones = Array.from({ length: 10 }, (_, i) => `M${i * 140 + 30},662 L${i * 140 + 30},720`);
  return box(0, 652, width, 68, '#1D1028') + line(`M0,656 L${width},656 ${stones.join(' ')}`, '#3B2448', 4);
}

function couple(moment: number): string {
  const woman = fromBehind({
    x: 596,
    y: at(560 + 1.5 * swing(moment, 3)),
    scale: 0.62,
    lean: at(5 + 4 * swing(moment, 2)),
    hair: 'long',
    colours: { coat: '#C2436C', coatShade: '#8F2850', hair: '#4A241C', skin: '#C98F6C' },
  });
  const man = fromBehind({
    x: 704,
    y: at(552 + 1.5 * swing(moment, 3, 0.4)),
    scale: 0.66,
    lean: at(-4 - 3 * swing(moment, 1, 0.3)),
    hair: 'short',
    colours: { coat: '#34587F', coatShade: '#22405F', hair: '#1E1318', skin: '#B77F5E' },
  });
  return woman + man;
}

function reeds(moment: number): string {
  const stems = Array.from({ length: 18 }, (_, i) => {
    const x = i < 9 ? i * 17 - 6 : width - (i - 9) * 17 + 6;
    const tip = x + 14 * swing(moment, 2, i / 8) + (i < 9 ? 12 : -12);
    const height = 90 + ((i * 37) % 90);
    return `M${x},720 Q${x},${720 - height * 0.6} ${at(tip)},${720 - height}`;
  });
  return line(stems.join(' '), '#120919', 6);
}
