import type { queryMemberFigures, queryMoneyFigures } from './query-figures.ts';
import type { Amounts, ReportRow } from './query-report.ts';

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

export function landersTable(rows: readonly ReportRow[]): Table {
  return {
    titles: [
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
    ],
    rows: rows.map((row) => [
      row.brand,
      row.network ?? '–',
      row.slug ?? '–',
      String(row.arrivals),
      String(row.bots),
      String(row.leads),
      percent(row.leads, row.arrivals),
      String(row.sales),
      formatAmounts(row.sold),
      String(row.rejected),
      formatAmounts(row.returned),
      row.watched ? `${row.bounces} of ${row.watched}` : '–',
    ]),
    firstNumber: 3,
  };
}

function percent(part: number, whole: number): string {
  return whole ? `${((part / whole) * 100).toFixed(1)} %` : '–';
}

/** The amounts of all currencies in one cell. */
function formatAmounts(amounts: Amounts): string {
  const parts = Object.entries(amounts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => `${formatAmount(amount)} ${currency}`);
  return parts.join('; ') || '–';
}

const formatAmount = (minorUnits: number) => (minorUnits / 100).toFixed(2);

export function membersTable(rows: Awaited<ReturnType<typeof queryMemberFigures>>): Table {
  return {
    titles: ['brand', 'signups', 'confirmed', 'deleted', 'active 1 d', 'active 7 d', 'active 30 d', 'buyers'],
    rows: rows.map(({ brand, signups, confirmed, deleted, day, week, month, buyers }) => [
      brand,
      ...[signups, confirmed, deleted, day, week, month, buyers].map(String),
    ]),
    firstNumber: 1,
  };
}

export function moneyTable(rows: Awaited<ReturnType<typeof queryMoneyFigures>>): Table {
  return {
    titles: [
      'brand',
      'country',
      'currency',
      'VAT rate',
      'payments',
      'sold',
      'returned',
      'revenue',
      'VAT',
      'net',
    ],
    rows: rows.map(({ brand, country, currency, rate, payments, sold, returned, vat }) => [
      brand,
      country,
      currency,
      `${rate / 100} %`,
      String(payments),
      ...[sold, returned, sold - returned, vat, sold - returned - vat].map(formatAmount),
    ]),
    firstNumber: 3,
  };
}
