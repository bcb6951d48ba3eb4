import type { Amounts, ReportRow } from './read-report.ts';

const titles = [
  'brand',
  'network',
  'slug',
  'arrivals',
  'bots',
  'leads',
  'conversion',
  'sales',
  'sold',
  'rejected',
  'returned',
  'bounces',
] as const;

/** Characters of the widest cell of a table. */
const widest = 60;
/** From this column on they are numbers, which stand at the right. */
const firstNumber = 3;

/** A table for a terminal; what came from outside can't steer it. */
export function asTable(rows: readonly ReportRow[], longest = 500): string {
  if (!rows.length) return 'Nothing was counted.';
  const shown = rows
    .slice(0, longest)
    .map((row) => cells(row, ' + ').map((cell) => plain(cell).slice(0, widest)));
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

/** The same for a spreadsheet: RFC 4180, with amounts apart by currency in one cell. */
export function asCsv(rows: readonly ReportRow[]): string {
  return [[...titles], ...rows.map((row) => cells(row, '; '))]
    .map((line) => `${line.map(csvCell).join(',')}\r\n`)
    .join('');
}

function cells(row: ReportRow, between: string): string[] {
  return [
    row.brand,
    row.network ?? '–',
    row.slug ?? '–',
    String(row.arrivals),
    String(row.bots),
    String(row.leads),
    percent(row.leads, row.arrivals),
    String(row.sales),
    money(row.sold, between),
    String(row.rejected),
    money(row.returned, between),
    row.watched ? `${row.bounces} of ${row.watched}` : '–',
  ];
}

function percent(part: number, whole: number): string {
  return whole ? `${((part / whole) * 100).toFixed(1)} %` : '–';
}

function money(amounts: Amounts, between: string): string {
  const parts = Object.entries(amounts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => `${(amount / 100).toFixed(2)} ${currency}`);
  return parts.length ? parts.join(between) : '–';
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
