import { skins } from './palette.ts';
import type { Look } from './look.ts';
import { both, line } from './svg.ts';

/** Lines that come with the years; none before forty. */
export function drawAgeLines(look: Look, years: number): string {
  const colour = skins[look.skin].line;
  const soft = (d: string, opacity: number, width = 3.5) =>
    both(line(d, colour, width, `opacity="${opacity}"`));
  const parts: string[] = [];
  if (years >= 40) parts.push(soft('M40,58 C50,68 56,78 57,90', years >= 50 ? 0.42 : 0.26));
  if (years >= 40) parts.push(soft('M30,22 C40,28 54,28 64,22', years >= 50 ? 0.34 : 0.2, 3));
  if (years >= 50) parts.push(soft('M84,-8 L95,-14 M86,2 L99,2 M84,11 L95,17', 0.36, 3));
  if (years >= 50) parts.push(line('M-44,-74 C-16,-80 16,-80 44,-74', colour, 3.5, 'opacity=".26"'));
  if (years >= 60) parts.push(line('M-36,-90 C-14,-95 14,-95 36,-90', colour, 3.5, 'opacity=".24"'));
  if (years >= 60)
    parts.push(soft('M62,104 C66,112 66,120 62,127', 0.3), soft('M34,30 C46,36 56,34 66,28', 0.22, 3));
  return parts.join('');
}
