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
