import { gradient } from './background-studio.ts';
import { box, circle, line, oval, shape } from './svg.ts';

const sun = (x: number, y: number, r: number, colour = '#FFF3CF') =>
  oval(x, y, r * 1.7, r * 1.7, colour, 'opacity=".3"') + oval(x, y, r, r, colour, 'opacity=".9"');

const cloud = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shape(`${circle(0, 0, 46)} ${circle(60, -18, 56)} ${circle(126, 2, 44)} M-20,46 L-20,0 L150,0 L150,46 Z`, '#FFFFFF', 'opacity=".75"')}</g>`;

/** Places outside, pale and low in contrast. */
export const outdoorScenes = {
  sea: () =>
    gradient('#CDE9F5', '#F8E7D2', 'back', true) +
    sun(630, 190, 60) +
    cloud(80, 150, 0.9) +
    box(0, 480, 800, 210, '#6FB3C4') +
    line(
      'M60,540 L190,540 M420,520 L560,520 M620,590 L760,590 M120,620 L260,620',
      '#FFFFFF',
      7,
      'opacity=".5"',
    ) +
    shape('M0,680 C200,650 500,720 800,670 L800,1000 L0,1000 Z', '#EBD3A8'),
  hills: () =>
    gradient('#D8EEF6', '#F4F3DC', 'back', true) +
    sun(150, 180, 62) +
    cloud(520, 150, 0.8) +
    shape('M0,520 C160,400 330,440 470,500 C600,550 700,470 800,450 L800,1000 L0,1000 Z', '#A9CFA3') +
    shape('M0,640 C200,560 380,640 540,610 C660,590 740,620 800,600 L800,1000 L0,1000 Z', '#86B884') +
    tree(90, 590, 1) +
    tree(690, 560, 1.15) +
    tree(760, 590, 0.8),
  mountains: () =>
    gradient('#DCE8F7', '#F3E4E6', 'back', true) +
    sun(640, 170, 54, '#FFE4C9') +
    shape('M-40,640 L180,260 L300,430 L420,230 L640,560 L720,460 L860,640 Z', '#9AAAC8') +
    shape(
      'M180,260 L232,334 L196,352 L172,330 L140,330 Z M420,230 L486,330 L442,346 L410,322 L366,326 Z',
      '#FFFFFF',
      'opacity=".9"',
    ) +
    shape('M0,640 C200,560 420,640 800,580 L800,1000 L0,1000 Z', '#7E9F8C'),
  forest: () =>
    gradient('#E3F0DC', '#A9C79C', 'back', true) +
    oval(400, 330, 330, 330, '#FFFCE6', 'opacity=".45"') +
    trunks.map(([x, width]) => box(x, 0, width, 1000, '#7C6A58', 'opacity=".34"')).join('') +
    shape(
      `${circle(40, 60, 130)} ${circle(220, 10, 120)} ${circle(420, -30, 130)} ${circle(620, 10, 130)} ${circle(780, 70, 120)}`,
      '#6F9F6C',
      'opacity=".6"',
    ) +
    shape('M0,780 C200,720 520,800 800,740 L800,1000 L0,1000 Z', '#7EA873'),
  city: () =>
    gradient('#FBE3D0', '#E7B7B4', 'back', true) +
    sun(600, 230, 80, '#FFEBC8') +
    towers
      .map(([x, y, width, colour]) => box(x, y, width, 1000 - y, colour, 'opacity=".7"') + panes(x, y, width))
      .join(''),
  park: () =>
    gradient('#E6F3EE', '#CBE3C6', 'back', true) +
    shape(
      `${circle(60, 260, 150)} ${circle(240, 190, 130)} ${circle(600, 200, 140)} ${circle(760, 280, 150)}`,
      '#9CC79A',
      'opacity=".8"',
    ) +
    box(70, 360, 26, 300, '#8B715B', 'opacity=".7"') +
    box(688, 380, 28, 300, '#8B715B', 'opacity=".7"') +
    shape('M0,620 C260,580 520,640 800,600 L800,1000 L0,1000 Z', '#8FBF83') +
    [
      [60, 760],
      [170, 840],
      [690, 720],
      [740, 850],
      [90, 920],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 9, 9, '#FFFFFF') + oval(x, y, 4, 4, '#F2B134'))
      .join(''),
  harbour: () =>
    gradient('#DCEBF4', '#F6E9DC', 'back', true) +
    cloud(470, 140, 0.8) +
    ['#D98E73', '#E8C37E', '#8FB3A6', '#C46A5E', '#A9B7CF', '#E3B7A0']
      .map((colour, i) => house(i * 136 - 8, colour, (i * 31) % 50))
      .join('') +
    box(0, 600, 800, 400, '#86B3C2') +
    line(
      'M40,660 L180,660 M300,700 L420,700 M560,650 L730,650 M80,760 L200,760 M600,780 L760,780',
      '#FFFFFF',
      7,
      'opacity=".45"',
    ),
  snow: () =>
    gradient('#DDE7F5', '#F6F4F8', 'back', true) +
    shape('M0,560 C200,470 420,560 800,480 L800,1000 L0,1000 Z', '#FFFFFF', 'opacity=".85"') +
    fir(80, 620, 1.2) +
    fir(190, 600, 0.8) +
    fir(720, 600, 1.3) +
    fir(620, 580, 0.7) +
    [
      [60, 90],
      [180, 220],
      [300, 70],
      [430, 130],
      [560, 60],
      [700, 180],
      [760, 60],
      [90, 360],
      [660, 330],
      [250, 400],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 8, 8, '#FFFFFF', 'opacity=".9"'))
      .join(''),
} as const;

const trunks = [[40, 46], [170, 30], [300, 22], [520, 26], [640, 44], [752, 30]] as const; // prettier-ignore

const towers = [
  [-20, 380, 130, '#B78A9E'], [90, 280, 110, '#C99AA4'], [210, 430, 120, '#A97C93'],
  [480, 390, 110, '#B78A9E'], [590, 300, 120, '#A97C93'], [700, 420, 130, '#C99AA4'],
] as const; // prettier-ignore

function panes(x: number, y: number, width: number): string {
  const spots = [];
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 3; column++)
      if ((row + column * 2) % 4 !== 1)
        spots.push(
          box(x + 18 + (column * (width - 36)) / 3, y + 26 + row * 56, 16, 24, '#FFF1CE', 'opacity=".6"'),
        );
  return spots.join('');
}

function house(x: number, colour: string, lift: number): string {
  const top = 380 - lift;
  const windows = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => box(x + 30 + column * 52, top + 40 + row * 62, 26, 36, '#FFFFFF', 'opacity=".7"')),
  );
  return (
    box(x, top, 132, 620 - top, colour, 'opacity=".75"') +
    shape(`M${x - 4},${top} L${x + 66},${top - 70} L${x + 136},${top} Z`, '#8C5A50', 'opacity=".7"') +
    windows.join('')
  );
}

function tree(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${box(-9, -20, 18, 110, '#8B6B50')}${shape(`${circle(0, -90, 62)} ${circle(-40, -50, 48)} ${circle(42, -46, 50)}`, '#6C9F6E')}</g>`;
}

function fir(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shape('M0,-230 L64,-110 L34,-110 L90,0 L-90,0 L-34,-110 L-64,-110 Z', '#6F9488', 'opacity=".85"')}${shape('M0,-230 L26,-180 L0,-168 L-26,-180 Z', '#FFFFFF')}${box(-10, 0, 20, 40, '#7C6A58')}</g>`;
}
