import type { Expression, Look } from './look.ts';
import { skins } from './palette.ts';
import { clipped, group, line, shape } from './svg.ts';

const lipColours = { rose: '#C9586A', red: '#B3203A', berry: '#8C2D52' } as const;

/** The mouth under (0, 92); painted lips on request. */
export function drawMouth(look: Look, expression: Expression, turn: number, woman: boolean): string {
  const skin = skins[look.skin];
  const lip = look.lips && look.lips !== 'bare' ? lipColours[look.lips] : skin.lip;
  const open = expression === 'grin' || expression === 'laugh';
  const content = open
    ? openMouth(lip, woman, expression === 'laugh')
    : closedMouth(lip, skin.line, woman, expression);
  const dimples = open
    ? line('M-58,76 C-63,84 -62,92 -58,98', skin.line, 4, 'opacity=".28"') +
      line('M58,76 C63,84 62,92 58,98', skin.line, 4, 'opacity=".28"')
    : '';
  return group(content + dimples, `transform="translate(${turn * 0.85} 0)"`);
}

/** The tip of the nose and a hint of its side. */
export function drawNose(look: Look, turn: number): string {
  const { line: colour, shade } = skins[look.skin];
  const noses = {
    small: line('M-11,48 C-6,55 7,55 12,48', colour, 5),
    round: line('M-16,44 C-18,55 -6,58 0,55 C6,58 18,55 16,44', colour, 5),
    straight: line('M6,-2 C10,20 20,36 17,47 C12,55 -4,55 -11,50', colour, 4.5),
    strong: line('M5,-8 C12,14 26,34 21,47 C14,57 -6,57 -15,50', colour, 5),
  };
  const side = shape('M2,-6 C8,18 22,36 17,48 C10,56 -8,56 -13,49 C4,48 6,20 2,-6 Z', shade, 'opacity=".55"');
  return group(
    side + group(noses[look.nose ?? 'small'], 'opacity=".75"'),
    `transform="translate(${turn} 0)"`,
  );
}

function closedMouth(lip: string, lineColour: string, woman: boolean, expression: Expression): string {
  const calm = expression === 'calm';
  const seam = calm ? 'M-33,89 C-16,101 16,101 34,88' : 'M-39,87 C-20,105 20,105 40,85';
  if (!woman) {
    const under = line('M-14,116 C-4,120 6,120 15,116', lineColour, 4, 'opacity=".4"');
    return line(seam, lip, 6.5) + under;
  }
  const upper = calm
    ? 'M-33,89 C-20,84 -8,83 0,87 C8,83 20,83 34,88 C16,102 -16,102 -33,89 Z'
    : 'M-39,87 C-24,83 -9,81 0,86 C9,81 24,82 40,85 C20,104 -20,104 -39,87 Z';
  const lower = calm
    ? 'M-30,92 C-16,115 16,115 31,91 C16,102 -16,102 -30,92 Z'
    : 'M-35,90 C-20,121 20,121 36,88 C20,104 -20,104 -35,90 Z';
  return shape(lower, lip, 'opacity=".85"') + shape(upper, lip) + line(seam, '#4A1420', 3, 'opacity=".45"');
}

function openMouth(lip: string, woman: boolean, wide: boolean): string {
  const d = wide
    ? 'M-46,80 C-20,88 20,88 46,78 C42,128 -40,130 -46,80 Z'
    : 'M-43,83 C-20,90 20,90 43,81 C36,116 -36,118 -43,83 Z';
  const teeth = shape(
    wide
      ? 'M-44,78 L44,76 L40,101 C16,108 -16,108 -40,101 Z'
      : 'M-42,80 L42,78 L40,98 C16,104 -16,104 -40,98 Z',
    '#FFFFFF',
  );
  const tongue = wide ? shape('M-24,122 C-14,108 16,108 24,120 L0,134 Z', '#D9697A') : '';
  return clipped(shape(d, '#6B1E2C') + tongue + teeth, d, 'mouth') + line(d, lip, woman ? 6 : 3.5);
}
