import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An aligned Markdown table, readable in a terminal; the first row is the header. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => countCharacters(row[column] ?? ''))),
  );
  const lines = rows.map((row) => toLine(widths.map((width, column) => padded(row[column] ?? '', width))));
  lines.splice(1, 0, toLine(widths.map((width) => '-'.repeat(width))));
  return lines.join('\n');
}

const countCharacters = (text: string) => [...text].length;
const padded = (text: string, width: number) => text + ' '.repeat(width - countCharacters(text));
const toLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Replaces the section under a heading of a document in `docs`; people write the rest of it. */
export function writeSection(root: string, file: string, title: string, content: string): void {
  const path = join(root, 'docs', file);
  const document = readFileSync(path, 'utf8');
  const heading = `\n## ${title}\n`;
  const start = document.indexOf(heading);
  if (start === -1) throw new Error(`docs/${file} has no section "${title}".`);
  const next = document.indexOf('\n## ', start + heading.length);
  const rest = next === -1 ? '' : document.slice(next);
  writeFileSync(path, `${document.slice(0, start)}${heading}\n${content.trim()}\n${rest}`);
}
