import { drawCsv, drawTable } from './draw-table.ts';
import type { Amounts, ReportRow } from './query-report.ts';

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

export function asTable(rows: readonly ReportRow[], maxWidth?: number): string {
  return drawTable({ titles, rows: rows.map((row) => cells(row, ' + ')), firstNumber: 3 }, maxWidth);
}

/** CSV with the amounts of all currencies in one cell. */
export function asCsv(rows: readonly ReportRow[]): string {
  return drawCsv({ titles, rows: rows.map((row) => cells(row, '; ')) });
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
    formatAmounts(row.sold, between),
    String(row.rejected),
    formatAmounts(row.returned, between),
    row.watched ? `${row.bounces} of ${row.watched}` : '–',
  ];
}

function percent(part: number, whole: number): string {
  return whole ? `${((part / whole) * 100).toFixed(1)} %` : '–';
}

function formatAmounts(amounts: Amounts, between: string): string {
  const parts = Object.entries(amounts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => `${(amount / 100).toFixed(2)} ${currency}`);
  return parts.length ? parts.join(between) : '–';
}
