import { drawCsv, drawTable } from './draw-table.ts';
import type { queryMemberFigures, queryMoneyFigures } from './query-figures.ts';

type Members = Awaited<ReturnType<typeof queryMemberFigures>>;
type Money = Awaited<ReturnType<typeof queryMoneyFigures>>;

const amount = (minor: number) => (minor / 100).toFixed(2);

function membersTable(rows: Members) {
  return {
    titles: ['brand', 'signups', 'confirmed', 'deleted', 'active 1 d', 'active 7 d', 'active 30 d', 'buyers'],
    rows: rows.map(({ brand, signups, confirmed, deleted, day, week, month, buyers }) => [
      brand,
      ...[signups, confirmed, deleted, day, week, month, buyers].map(String),
    ]),
    firstNumber: 1,
  };
}

function moneyTable(rows: Money) {
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
      ...[sold, returned, sold - returned, vat, sold - returned - vat].map(amount),
    ]),
    firstNumber: 3,
  };
}

export const printMembers = (rows: Members, csv: boolean) => print(membersTable(rows), csv);
export const printMoney = (rows: Money, csv: boolean) => print(moneyTable(rows), csv);

const print = (table: ReturnType<typeof membersTable>, csv: boolean) =>
  csv ? drawCsv(table) : `${drawTable(table)}\n`;
