/** Maximum width of a cell in characters. */
const widest = 60;

export type Table = {
  titles: readonly string[];
  rows: readonly (readonly string[])[];
  /** Index of the first right-aligned number column. */
  firstNumber: number;
};

/** A table for a terminal; foreign text cannot control it. `console.table` quotes texts and numbers the rows. */
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

/** The same as CSV (RFC 4180). */
export function drawCsv({ titles, rows }: Pick<Table, 'titles' | 'rows'>): string {
  return [[...titles], ...rows].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

/** Strips control characters and those that reverse or hide text. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '\ufffd');
}

function pad(text: string, width: number, isNumber: boolean): string {
  const gap = ' '.repeat(Math.max(0, width - [...text].length));
  return isNumber ? gap + text : text + gap;
}

/** Quotes a cell; an apostrophe stops spreadsheets from reading it as a formula. */
function csvCell(text: string): string {
  const shown = plain(text);
  const safe = /^\s*[=+\-@|]/.test(shown) ? `'${shown}` : shown;
  return `"${safe.replaceAll('"', '""')}"`;
}
