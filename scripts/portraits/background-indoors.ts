import { gradient } from './background-studio.ts';
import { box, line, oval, shape } from './svg.ts';

const spines = ['#C9826B', '#7E9FA8', '#E0BE86', '#9A7AA0', '#6E8F78', '#D9A39A', '#8A8FB0'];

/** Rooms, kept pale so that the person stands out. */
export const indoorScenes = {
  window: () =>
    gradient('#F6EDE6', '#E6D3C5', 'back', true) +
    box(420, 60, 330, 520, '#FFFFFF', 'rx="10"') +
    box(440, 80, 290, 480, '#CFE6F2') +
    shape('M440,420 C500,360 560,400 610,370 C660,350 700,380 730,360 L730,560 L440,560 Z', '#A9CDA9') +
    box(576, 80, 18, 480, '#FFFFFF') +
    box(440, 290, 290, 16, '#FFFFFF') +
    box(396, 576, 378, 24, '#FFFFFF', 'rx="6"') +
    plant(120, 640),
  books: () =>
    gradient('#EFE3D6', '#DCC6B0', 'back', true) +
    [90, 330, 570, 810].map((y, row) => shelf(y, row)).join(''),
  cafe: () =>
    gradient('#F4E3D3', '#D8B08E', 'back', true) +
    box(0, 560, 800, 26, '#B88863') +
    box(0, 586, 800, 414, '#C99E7A') +
    lamp(170, 210) +
    lamp(640, 150) +
    box(40, 440, 70, 120, '#F8F1EA', 'rx="14"') +
    box(680, 470, 54, 90, '#8FB0A4', 'rx="12"') +
    box(606, 500, 50, 60, '#E7C27D', 'rx="10"'),
  kitchen: () =>
    gradient('#EEF4F1', '#CFE0D8', 'back', true) +
    tiles() +
    box(0, 120, 300, 190, '#FFFFFF', 'rx="8" opacity=".85"') +
    box(500, 120, 300, 190, '#FFFFFF', 'rx="8" opacity=".85"') +
    line('M150,130 L150,300 M650,130 L650,300', '#C9D8D1', 6) +
    box(0, 640, 800, 360, '#DDBF9C') +
    box(0, 620, 800, 26, '#F7F1EA') +
    plant(700, 620),
  gallery: () =>
    gradient('#F3F0F3', '#DDD4DB', 'back', true) +
    frame(50, 130, 210, 270, '#F2C4B3', '#D9765E') +
    frame(560, 90, 190, 190, '#BFD7E2', '#4C86A0') +
    frame(590, 330, 150, 210, '#F1DDA8', '#C98F3A'),
  lights: () =>
    gradient('#4B3358', '#1F1830', 'back', true) +
    bokeh.map(([x, y, r, colour]) => oval(x, y, r, r, colour, 'opacity=".38"')).join(''),
} as const;

const bokeh = [
  [90, 160, 60, '#F2B134'], [230, 80, 38, '#F6D28B'], [360, 150, 46, '#F0508E'], [560, 90, 56, '#F2B134'],
  [700, 190, 72, '#F39A6B'], [60, 380, 44, '#F0508E'], [170, 290, 30, '#F6D28B'], [650, 350, 40, '#F6D28B'],
  [760, 470, 54, '#C77DD8'], [40, 580, 64, '#F39A6B'], [720, 640, 36, '#F2B134'], [120, 740, 34, '#F6D28B'],
] as const; // prettier-ignore

function shelf(y: number, row: number): string {
  const books = Array.from({ length: 15 }, (_, i) => {
    const height = 120 + ((i * 53 + row * 29) % 60);
    const width = 34 + ((i * 17 + row * 11) % 18);
    const colour = spines[(i * 3 + row * 2) % spines.length] ?? '#C9826B';
    return (i + row) % 6 === 4
      ? ''
      : box(10 + i * 54, y + 190 - height, width, height, colour, 'rx="4" opacity=".62"');
  });
  return books.join('') + box(0, y + 190, 800, 18, '#B5957A');
}

function lamp(x: number, y: number): string {
  return (
    line(`M${x},0 L${x},${y - 60}`, '#6E5140', 5) +
    oval(x, y + 60, 150, 150, '#FFF3CF', 'opacity=".35"') +
    shape(
      `M${x - 26},${y - 60} L${x + 26},${y - 60} L${x + 74},${y + 20} L${x - 74},${y + 20} Z`,
      '#7A4B3C',
    ) +
    oval(x, y + 22, 34, 16, '#FFF3CF')
  );
}

function tiles(): string {
  const across = Array.from({ length: 8 }, (_, i) => `M0,${330 + i * 42} L800,${330 + i * 42}`);
  const down = Array.from({ length: 12 }, (_, i) => `M${i * 72},330 L${i * 72},624`);
  return line([...across, ...down].join(' '), '#FFFFFF', 4, 'opacity=".7"');
}

function frame(x: number, y: number, width: number, height: number, ground: string, form: string): string {
  const middle = [x + width / 2, y + height / 2] as const;
  return (
    box(x, y, width, height, '#FFFFFF') +
    box(x + 16, y + 16, width - 32, height - 32, ground) +
    oval(middle[0] - 10, middle[1] + 14, width * 0.24, width * 0.24, form, 'opacity=".75"') +
    line(`M${x + 40},${y + height - 50} L${x + width - 40},${y + 60}`, '#FFFFFF', 8, 'opacity=".6"')
  );
}

function plant(x: number, y: number): string {
  const stems = [-70, -38, -6, 28, 60].map((lean, i) => {
    const tip = y - 210 + Math.abs(lean) * 0.9 - (i % 2) * 30;
    return shape(
      `M${x},${y} C${x + lean * 0.2},${y - 80} ${x + lean - 34},${tip + 60} ${x + lean},${tip} C${x + lean + 34},${tip + 60} ${x + lean * 0.4 + 14},${y - 80} ${x},${y} Z`,
      i % 2 ? '#6FA07A' : '#5A8C68',
      'opacity=".85"',
    );
  });
  return (
    stems.join('') +
    shape(
      `M${x - 58},${y - 20} L${x + 58},${y - 20} L${x + 44},${y + 110} L${x - 44},${y + 110} Z`,
      '#C9785A',
    )
  );
}
