import type { Face } from './faces.ts';

type TextBox = {
  /** Px. */
  width: number;
  /** Sizes in px, largest first. */
  sizes: readonly number[];
  lines: number;
};

/** The largest size at which a text fits, and its lines; truncated in the last line if none fits. */
export function fitText(
  face: Face,
  text: string,
  { width, sizes, lines }: TextBox,
): { size: number; lines: string[] } {
  let fitted = { size: sizes[0] ?? 0, lines: [] as string[] };
  for (const size of sizes) {
    fitted = { size, lines: wrap(text, (part) => face.measure(part, size) <= width) };
    if (fitted.lines.length <= lines) return fitted;
  }
  const [last = '', ...rest] = fitted.lines.slice(0, lines).reverse();
  const cut = shorten(last, (part) => face.measure(part, fitted.size) <= width);
  return { size: fitted.size, lines: [...rest.reverse(), cut] };
}

/** Breaks a text between words, and inside words wider than a line. */
function wrap(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (!fits(line) && [...line].length > 1) {
      const letters = [...line];
      let count = letters.length - 1;
      while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1;
      lines.push(letters.slice(0, count).join(''));
      line = letters.slice(count).join('');
    }
  }
  return line ? [...lines, line] : lines;
}

function shorten(line: string, fits: (part: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
