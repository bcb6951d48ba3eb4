import { drawCsv, drawTable, landersTable } from './draw-table.ts';
import type { ReportRow } from './query-report.ts';

const row = (changes: Partial<ReportRow> = {}): ReportRow => ({
  brand: 'herzfunke',
  network: 'north',
  slug: 'gallery/forest',
  arrivals: 200,
  bots: 3,
  leads: 13,
  sales: 2,
  sold: { EUR: 9198, CHF: 2199 },
  rejected: 1,
  returned: { EUR: 4599 },
  watched: 50,
  bounces: 12,
  ...changes,
});

const asTable = (rows: ReportRow[], max?: number) => drawTable(landersTable(rows), max);
const asCsv = (rows: ReportRow[]) => drawCsv(landersTable(rows));

test('a table has its numbers at the right', () => {
  expect(
    asTable([row(), row({ network: null, slug: null, arrivals: 0, leads: 0, watched: 0, bounces: 0 })]),
  ).toBe(
    [
      'brand      network  slug            arrivals  bots  leads  conversion  sales                  sold  rejected   returned   bounces',
      'herzfunke  north    gallery/forest       200     3     13       6.5 %      2  21.99 CHF; 91.98 EUR         1  45.99 EUR  12 of 50',
      'herzfunke  –        –                      0     3      0           –      2  21.99 CHF; 91.98 EUR         1  45.99 EUR         –',
    ].join('\n'),
  );
  expect(asTable([])).toBe('Nothing was counted.');
});

test('what an affiliate wrote cannot steer a terminal', () => {
  const table = asTable([row({ network: '\u001b[2J\u202eevil\n\u009b31m' })]);
  expect(table).toContain('�[2J�evil�31m');
  expect(table).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  expect(table.split('\n')).toHaveLength(2);
});

test('an unknown network cannot flood the screen', () => {
  const rows = Array.from({ length: 7 }, (_, nth) => row({ network: `n${nth}${'x'.repeat(90)}` }));
  const lines = asTable(rows, 5).split('\n');
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toBe('… and 2 more rows: --csv has them all.');
  expect(lines[1]).not.toContain('x'.repeat(60));
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['|calc', "'|calc"],
  ['\t=1', '�=1'],
  ['\r=1', '�=1'],
])('a spreadsheet does not take %j for a formula', (network, cell) => {
  const [, line] = asCsv([row({ network })]).split('\r\n"');
  expect(line).toContain(`,"${cell}",`);
});

test('quotes and line ends make no other cell', () => {
  const csv = asCsv([row({ network: 'no"rth,\r\nsouth' })]);
  expect(csv).toContain('"no""rth,�south"');
  expect(asCsv([row()]).split('\r\n')).toEqual([
    '"brand","network","slug","arrivals","bots","leads","conversion","sales","sold","rejected","returned","bounces"',
    '"herzfunke","north","gallery/forest","200","3","13","6.5 %","2","21.99 CHF; 91.98 EUR","1","45.99 EUR","12 of 50"',
    '',
  ]);
});
