import { circle, line, oval, shape } from './svg.ts';

export type Pattern = 'stripes' | 'dots' | 'checks' | 'flowers' | 'knit';

const rows = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

/** A pattern over the whole trunk; the caller clips it to the garment. */
export function drawPattern(pattern: Pattern, base: string, dark: string): string {
  switch (pattern) {
    case 'stripes':
      return rows(260, 780, 46)
        .map((y) => line(`M-330,${y + 14} C-120,${y - 10} 120,${y - 10} 330,${y + 14}`, dark, 17))
        .join('');
    case 'dots':
      return grid(58, 52, (x, y) => oval(x, y, 7, 7, '#FFFFFF', 'opacity=".75"'));
    case 'checks':
      return (
        rows(236, 780, 72)
          .map((y) => line(`M-330,${y} L330,${y}`, dark, 22, 'opacity=".55"'))
          .join('') +
        rows(-330, 340, 72)
          .map((x) => line(`M${x},220 L${x},780`, dark, 22, 'opacity=".55"'))
          .join('') +
        rows(272, 780, 72)
          .map((y) => line(`M-330,${y} L330,${y}`, '#FFFFFF', 3, 'opacity=".4"'))
          .join('') +
        rows(-294, 340, 72)
          .map((x) => line(`M${x},220 L${x},780`, '#FFFFFF', 3, 'opacity=".4"'))
          .join('')
      );
    case 'flowers':
      return grid(92, 84, (x, y) => flower(x, y));
    case 'knit':
      return grid(34, 36, (x, y) =>
        line(
          `M${x - 9},${y - 6} L${x},${y + 5} L${x + 9},${y - 6}`,
          base === dark ? base : dark,
          4,
          'opacity=".45"',
        ),
      );
  }
}

function grid(stepX: number, stepY: number, draw: (x: number, y: number) => string): string {
  return rows(250, 780, stepY)
    .flatMap((y, row) => rows(-330, 340, stepX).map((x) => draw(x + (row % 2) * (stepX / 2), y)))
    .join('');
}

function flower(x: number, y: number): string {
  const petals = [0, 72, 144, 216, 288].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return circle(x + Math.cos(angle) * 11, y + Math.sin(angle) * 11, 9);
  });
  const leaf = `M${x + 18},${y + 14} C${x + 34},${y + 10} ${x + 38},${y + 26} ${x + 26},${y + 30} C${x + 20},${y + 28} ${x + 18},${y + 22} ${x + 18},${y + 14} Z`;
  return (
    shape(petals.join(' '), '#FFFFFF', 'opacity=".82"') +
    oval(x, y, 6.5, 6.5, '#F2B134') +
    shape(leaf, '#2C6B4B', 'opacity=".55"')
  );
}
