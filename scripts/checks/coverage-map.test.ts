import { judgeCoverage, readCoverage } from './coverage-map.ts';

const disk = {
  exists: (path: string) => ['lib/rules/age.ts', 'lib/rules/age.test.ts'].includes(path),
  read: () => "test('is 18 at midnight', () => {})",
};
const judge = (rows: string, numbers?: string[]) => judgeCoverage(readCoverage(rows), numbers, disk);
const good = '| 5.1 | of age | `lib/rules/age.ts` | `lib/rules/age.test.ts › is 18 at midnight` |';

test('a row with a place and a test, or with an issue, passes', () => {
  expect(judge(`${good}\n| 5.2 | the rest | | issue 3 |`, ['5.1', '5.2'])).toEqual([]);
});

test('rows missing, unknown or doubled are found', () => {
  expect(judge(`${good}\n${good}\n| 9.9 | what | | issue 3 |`, ['5.1', '5.2'])).toEqual([
    '5.2 has no row',
    '9.9 is no row of the specification',
    '5.1 has two rows',
  ]);
});

test('a row of an order is no row of the specification, and its files must exist too', () => {
  expect(judge(`${good}\n${good.replace('5.1', '8.A1')}`, ['5.1'])).toEqual([]);
  expect(judge(`${good}\n| 8.B2 | x | \`lib/gone.ts\` | issue 8 |`, ['5.1'])).toEqual([
    '8.B2 names lib/gone.ts, which does not exist',
  ]);
});

test('without the specification a gap is found', () => {
  expect(judge(good.replace('5.1', '5.2'))).toEqual(['5.1 has no row']);
});

test('files and tests that do not exist are found', () => {
  const row = (built: string, shown: string) => judge(`| 5.1 | x | ${built} | ${shown} |`);
  expect(row('`lib/gone.ts`', '`lib/rules/age.test.ts`')).toEqual([
    '5.1 names lib/gone.ts, which does not exist',
  ]);
  expect(row('`lib/rules/age.ts`', '`lib/gone.test.ts`')).toEqual([
    '5.1 names lib/gone.test.ts, which does not exist',
  ]);
  expect(row('`lib/rules/age.ts`', '`lib/rules/age.test.ts › is 21`')).toEqual([
    '5.1 names the test "is 21", which is not in lib/rules/age.test.ts',
  ]);
  expect(row('`lib/rules/age.ts`', '')).toEqual([
    '5.1 names neither a test nor the issue that will bring one',
  ]);
  expect(row('`lib/rules/age.ts`', '`lib/rules/age.ts`')).toEqual([
    '5.1 names lib/rules/age.ts as a test, which it is not',
  ]);
});
