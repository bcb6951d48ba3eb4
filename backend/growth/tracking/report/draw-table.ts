/** Characters of the widest cell of a table. */
const widest = 60;

type Table = {
  titles: readonly string[];
  rows: readonly (readonly string[])[];
  /** From this column on they are numbers, which stand at the right. */
  firstNumber: number;
};

/** A table for a terminal; what came from outside can't steer it. */
export function drawTable({ titles, rows, firstNumber }: Table, max = 500): string {
  if (!rows.length) return 'Nothing was counted.';
  const shown = rows.slice(0, max).map((row) => row.map((cell) => plain(cell).slice(0, widest)));
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...shown.map((line) => [...(line[column] ?? '')].length)),
  );
  const lines = [[...titles], ...shown].map((line) =>
    line
      .map((cell, column) => pad(cell, widths[column] ?? 0, column >= firstNumber))
      .join('  ')
      .trimEnd(),
  );
  const more = rows.length - shown.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more rows: --csv has them all.`] : [])].join('\n');
}

/** The same for a spreadsheet: RFC 4180. */
export function drawCsv({ titles, rows }: Pick<Table, 'titles' | 'rows'>): string {
  return [[...titles], ...rows].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

/** Without control characters, and without those that turn or hide the text around them. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '\ufffd');
}

function pad(text: string, width: number, isNumber: boolean): string {
  const gap = ' '.repeat(Math.max(0, width - [...text].length));
  return isNumber ? gap + text : text + gap;
}

/** Quoted; what a spreadsheet would take for a formula begins with an apostrophe. */
function csvCell(text: string): string {
  const shown = plain(text);
  const safe = /^\s*[=+\-@|]/.test(shown) ? `'${shown}` : shown;
  return `"${safe.replaceAll('"', '""')}"`;
}
