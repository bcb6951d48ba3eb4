import type { Table } from './draw-table.ts';
import type { queryMemberFigures, queryMoneyFigures } from './query-figures.ts';
import type { Amounts, ReportRow } from './query-report.ts';

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
