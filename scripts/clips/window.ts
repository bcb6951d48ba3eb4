import { box, circle, group, line, oval, shape } from '../portraits/svg.ts';
import { at, during, glowOf, skyOf, swing } from './motion.ts';
import { fromBehind } from './people.ts';
import type { Scene } from './scene.ts';

/** Somebody at a window in the evening, rain outside, tea beside the telephone. */
export const rainyWindow: Scene = {
  name: 'window',
  width: 720,
  height: 540,
  seconds: 6,
  poster: 0.5,
  draw: (moment) =>
    [
      skyOf('room', ['#5A2E4C', '#7A3F4E', '#8E5149']),
      skyOf('outside', ['#1B1740', '#3A2A63', '#7B4877']),
      glowOf('lamp', '#FFD9A0'),
      box(0, 0, 720, 540, 'url(#room)'),
      box(96, 44, 432, 372, '#F1DCCB', 'rx="6"'),
      `<clipPath id="pane"><rect x="112" y="60" width="400" height="340"/></clipPath>`,
      group(outside(moment), 'clip-path="url(#pane)"'),
      box(304, 60, 14, 340, '#F1DCCB') + box(112, 214, 400, 12, '#F1DCCB'),
      curtain(moment),
      box(70, 410, 490, 22, '#E6C8B0', 'rx="4"'),
      plant(moment),
      lamp(moment),
      box(0, 470, 720, 70, '#4A2533'),
      fromBehind({
        x: 300,
        y: at(356 + 2 * swing(moment)),
        scale: 1.02,
        lean: at(4 + 5 * swing(moment, 1, 0.15)),
        hair: 'knot',
        colours: { coat: '#D9785F', coatShade: '#B35A46', hair: '#3A1D22', skin: '#E0AC88' },
      }),
      table(moment),
    ].join(''),
};

function outside(moment: number): string {
  const towns = [120, 176, 250, 306, 382, 440].map((x, i) => {
    const height = 90 + ((i * 47) % 80);
    const panes = [0, 1, 2].map((row) => {
      const light = (i + row) % 3 === 0 ? 1 : during(moment, ((i * 3 + row) % 7) / 10, 0.9, 0.02);
      return box(
        x + 14 + ((row * 17) % 26),
        at(400 - height + 16 + row * 26),
        9,
        13,
        '#FFCF8A',
        `opacity="${at(light)}"`,
      );
    });
    return box(x, 400 - height, 54, height, i % 2 ? '#2B1E48' : '#33224F') + panes.join('');
  });
  const drops = Array.from({ length: 34 }, (_, i) => {
    const fall = (((i * 61) % 100) / 100 + moment * (1 + (i % 2))) % 1;
    return `M${at(112 + ((i * 83) % 400) - fall * 24)},${at(40 + fall * 380)} l-3,${14 + (i % 4) * 4}`;
  });
  return box(112, 60, 400, 340, 'url(#outside)') + towns.join('') + line(drops.join(' '), '#CFC4F0', 2, 'opacity=".38"'); // prettier-ignore
}

function curtain(moment: number): string {
  const sway = at(8 * swing(moment));
  const fold = (x: number) => `M${x},30 C${x + 4},180 ${x - 6 + sway},320 ${x + sway * 0.8},430`;
  return (
    shape(
      `M30,28 L126,28 C124,180 ${110 + sway},320 ${118 + sway},436 L${24 + sway * 0.4},436 C28,300 30,160 30,28 Z`,
      '#C05C74',
    ) +
    line(`${fold(58)} ${fold(88)}`, '#96405A', 5, 'opacity=".5"') +
    box(14, 20, 560, 12, '#43202E', 'rx="6"')
  );
}

function plant(moment: number): string {
  const leaves = [-46, -20, 8, 36].map((lean, i) => {
    const tip = at(lean + 4 * swing(moment, 1, i / 5));
    return shape(
      `M488,396 C${488 + lean * 0.3},360 ${488 + tip - 16},330 ${488 + tip},${300 + Math.abs(lean) * 0.7} C${488 + tip + 18},336 ${496 + lean * 0.4},366 488,396 Z`,
      i % 2 ? '#4F7F63' : '#3F6C54',
    );
  });
  return leaves.join('') + shape('M462,392 L516,392 L508,432 L470,432 Z', '#B9694E');
}

function lamp(moment: number): string {
  const light = at(0.86 + 0.1 * swing(moment, 2));
  return (
    oval(630, 190, 190, 190, 'url(#lamp)', `opacity="${light}"`) +
    line('M630,180 L630,470', '#3A1D28', 8) +
    shape('M594,118 L666,118 L690,196 L570,196 Z', '#FFE0B0')
  );
}

function table(moment: number): string {
  const steam = [0, 1].map((i) => {
    const drift = at(10 * swing(moment, 1, i / 2));
    return `M${546 + i * 20},440 C${534 + i * 20 + drift},416 ${560 + i * 20 - drift},400 ${546 + i * 20 + drift},372`;
  });
  const cup =
    shape('M520,452 L588,452 C588,486 574,500 554,500 C534,500 520,486 520,452 Z', '#F4E7DC') +
    line('M588,462 C610,460 610,486 580,486', '#F4E7DC', 9);
  const light = at(0.35 + 0.25 * during(moment, 0.35, 0.8, 0.08));
  const telephone =
    oval(140, 486, 110, 60, 'url(#lamp)', `opacity="${light}"`) +
    group(
      box(-34, -58, 68, 116, '#1D1220', 'rx="12"') +
        box(-28, -50, 56, 100, '#F7C5D4', 'rx="7"') +
        heart(0, -4),
      'transform="translate(140 492) rotate(-24) scale(1 .62)"',
    );
  return line(steam.join(' '), '#FFFFFF', 5, 'opacity=".32"') + cup + telephone;
}

function heart(x: number, y: number): string {
  return shape(
    `${circle(x - 8, y - 6, 10)} ${circle(x + 8, y - 6, 10)} M${x - 17},${y - 1} L${x + 17},${y - 1} L${x},${y + 20} Z`,
    '#C2185B',
  );
}
