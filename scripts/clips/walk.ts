import { box, circle, group, oval, shape } from '../portraits/svg.ts';
import { at, glowOf, skyOf, swing } from './motion.ts';
import { walkers } from './people.ts';
import type { Scene } from './scene.ts';

/** Two people who walk away along an avenue in the last light; leaves fall. */
export const walk: Scene = {
  name: 'walk',
  width: 720,
  height: 540,
  seconds: 6,
  poster: 0.3,
  draw: (moment) =>
    [
      skyOf('sky', ['#7E8FC7', '#E9A7A5', '#FBD3A1']),
      skyOf('path', ['#F3C79B', '#C98E77']),
      glowOf('sun', '#FFF0C8'),
      box(0, 0, 720, 540, 'url(#sky)'),
      oval(360, 232, 230, 230, 'url(#sun)') + oval(360, 236, 54, 54, '#FFF3D2'),
      shape('M0,262 C140,232 300,250 360,246 C460,242 600,228 720,258 L720,330 L0,330 Z', '#B98CA0'),
      box(0, 272, 720, 268, '#8C6A56'),
      shape('M318,272 L402,272 L690,540 L30,540 Z', 'url(#path)'),
      avenue(moment),
      walkers(360, at(232 + 1.5 * swing(moment)), 0.62, moment * 6),
      leaves(moment),
    ].join(''),
};

const rows = 6;

/** Trees on both sides that come nearer; the nearest go by at the edges. */
function avenue(moment: number): string {
  const trees = Array.from({ length: rows }, (_, i) => {
    const way = (i + moment * 2) / rows;
    const depth = (way % 1) ** 2.4;
    return { depth, x: 62 + 430 * depth, y: 274 + 250 * depth, scale: 0.16 + 1.25 * depth };
  }).sort((one, other) => one.depth - other.depth);
  return trees
    .map(({ depth, x, y, scale }) => {
      // New ones grow out of the haze far away.
      const opacity = at(Math.min(1, depth * 30));
      return group(tree(360 - x, y, scale) + tree(360 + x, y, scale), `opacity="${opacity}"`);
    })
    .join('');
}

function tree(x: number, y: number, scale: number): string {
  const crown = `${circle(0, -250, 96)} ${circle(-72, -190, 74)} ${circle(74, -186, 78)} ${circle(0, -150, 84)}`;
  return group(
    oval(0, 4, 78, 14, '#4A3038', 'opacity=".25"') +
      shape('M-16,0 C-8,-70 -12,-120 -8,-170 L12,-170 C14,-120 10,-70 20,0 Z', '#5B3B34') +
      shape(crown, '#C2674A') +
      shape(`${circle(-26, -236, 60)} ${circle(36, -206, 46)}`, '#DE8A54', 'opacity=".7"'),
    `transform="translate(${at(x)} ${at(y)}) scale(${at(scale)})"`,
  );
}

function leaves(moment: number): string {
  return Array.from({ length: 20 }, (_, i) => {
    const fall = (((i * 37) % 100) / 100 + moment * (1 + (i % 2))) % 1;
    const x = ((i * 149) % 720) + 34 * swing(moment, 2, i / 6);
    const turn = Math.round(360 * (moment * (i % 3 ? 1 : 2) + i / 7));
    const colour = ['#E0904F', '#C9573F', '#F2B65A'][i % 3] ?? '#E0904F';
    return group(
      shape('M0,0 C8,-11 22,-11 30,0 C22,11 8,11 0,0 Z', colour),
      `transform="translate(${at(x)} ${at(-20 + fall * 580)}) rotate(${turn}) scale(${at(0.5 + (i % 4) * 0.16)})" opacity=".9"`,
    );
  }).join('');
}
