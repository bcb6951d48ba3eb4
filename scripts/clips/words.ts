import { box, circle, group, line, oval, shape } from '../portraits/svg.ts';
import { at, during, rise, skyOf, swing } from './motion.ts';
import type { Scene } from './scene.ts';

type Bubble = { y: number; width: number; own: boolean; lines: readonly number[]; from: number };

/** Lines instead of words: what two people write is their own. */
const bubbles: readonly Bubble[] = [
  { y: 118, width: 168, own: true, lines: [136, 92], from: 0.06 },
  { y: 196, width: 138, own: false, lines: [104, 70], from: 0.26 },
  { y: 274, width: 152, own: true, lines: [118], from: 0.44 },
  { y: 328, width: 176, own: false, lines: [140, 112], from: 0.6 },
];

/** A telephone on a table; a conversation begins on it, line by line. */
export const firstWords: Scene = {
  name: 'words',
  width: 720,
  height: 540,
  seconds: 6,
  poster: 0.82,
  draw: (moment) =>
    [
      skyOf('table', ['#F6D9C6', '#EDBFAA']),
      skyOf('screen', ['#FFF8FA', '#FBE6EE']),
      box(0, 0, 720, 540, 'url(#table)'),
      line('M-20,96 L740,70 M-20,290 L740,262 M-20,470 L740,448', '#DFA990', 5, 'opacity=".5"'),
      cup(moment),
      leaves(moment),
      oval(366, 300, 150, 236, '#8A4A3E', 'opacity=".16"'),
      telephone(moment),
    ].join(''),
};

function telephone(moment: number): string {
  const shown = 1 - rise(moment, 0.94, 1);
  const lines = bubbles.map((each) => bubble(each, moment)).join('');
  return group(
    box(226, 26, 268, 488, '#2B0F26', 'rx="38"') +
      box(238, 40, 244, 460, 'url(#screen)', 'rx="28"') +
      box(322, 50, 76, 10, '#2B0F26', 'rx="5"') +
      oval(268, 86, 14, 14, '#F1B8CC') +
      box(290, 80, 74, 12, '#E3CBD6', 'rx="6"') +
      group(lines, `opacity="${at(shown)}"`) +
      box(252, 446, 176, 34, '#FFFFFF', 'rx="17" stroke="#EBDDE4" stroke-width="3"') +
      oval(452, 463, 18, 18, '#C2185B') +
      cursor(moment) +
      heart(moment),
    `transform="rotate(${at(-3 + 0.5 * swing(moment))} 360 270)"`,
  );
}

function bubble({ y, width, own, lines, from }: Bubble, moment: number): string {
  const there = rise(moment, from, from + 0.06);
  if (there === 0) return '';
  const x = own ? 470 - width : 250;
  const height = 22 + lines.length * 20;
  const strokes = lines.map((length, i) =>
    box(x + 16, y + 14 + i * 20, length, 9, own ? '#F6C3D6' : '#D9B5C5', 'rx="4.5"'),
  );
  return group(
    box(x, y, width, height, own ? '#C2185B' : '#F3D5E0', 'rx="18"') + strokes.join(''),
    `opacity="${at(there)}" transform="translate(0 ${at(16 * (1 - there))})"`,
  );
}

function cursor(moment: number): string {
  const isOn = Math.floor(moment * 12) % 2 === 0;
  return isOn ? line('M272,454 L272,472', '#C2185B', 3) : '';
}

/** One that is given, floating off beside the telephone. */
function heart(moment: number): string {
  const there = during(moment, 0.7, 0.96, 0.06);
  const lift = rise(moment, 0.7, 0.96);
  const drawing = shape(`${circle(-14, -10, 17)} ${circle(14, -10, 17)} M-29,-2 L29,-2 L0,34 Z`, '#E0487F');
  const place = `translate(${at(548 + 10 * Math.sin(lift * 6))} ${at(330 - 130 * lift)}) scale(${at(0.7 + 0.4 * lift)})`;
  return group(drawing, `opacity="${at(there)}" transform="${place}"`);
}

function cup(moment: number): string {
  const turn = at(6 * swing(moment, 1));
  const foam = group(
    oval(-12, 4, 26, 20, '#F3DCC6') + oval(14, -8, 22, 18, '#F3DCC6') + oval(4, 12, 18, 12, '#E2BE9F'),
    `transform="rotate(${turn})"`,
  );
  return group(
    oval(6, 10, 104, 104, '#8A4A3E', 'opacity=".14"') +
      oval(0, 0, 100, 100, '#FFFFFF') +
      oval(0, 0, 84, 84, '#F4EDE8') +
      line('M52,-40 C96,-70 104,-20 66,-12', '#FFFFFF', 15) +
      oval(0, 0, 62, 62, '#FFFFFF') +
      oval(0, 0, 53, 53, '#8A5238') +
      foam,
    'transform="translate(118 152)"',
  );
}

function leaves(moment: number): string {
  const leaf = (x: number, y: number, angle: number, colour: string, phase: number) =>
    group(
      shape('M0,0 C26,-34 84,-34 112,0 C84,34 26,34 0,0 Z', colour) +
        line('M6,0 L104,0', '#2E5B47', 3, 'opacity=".45"'),
      `transform="translate(${x} ${y}) rotate(${at(angle + 3 * swing(moment, 1, phase))})"`,
    );
  return (
    leaf(596, 470, -62, '#5E9377', 0) +
    leaf(610, 476, -24, '#4C8167', 0.2) +
    leaf(600, 486, -98, '#6FA489', 0.4)
  );
}
