import { formatTable, type Outcome } from './results.ts';

const outcome: Outcome = {
  passed: 3,
  failed: 0,
  seconds: 70,
  date: '2026-11-22',
  findings: ['9 kills: 0 lost'],
};

test.each([
  [{}, 'yes (3 tests, 70 s)'],
  [{ failed: 1 }, '**no** (3 tests, 1 failed, 70 s)'],
  [{ passed: 0 }, '**no** (0 tests, 70 s)'],
])('a run with %j is shown as %s', (change, reached) => {
  const table = formatTable({ kills: { ...outcome, ...change } });
  expect(table.split('\n')[2]).toContain(`| ${reached} `);
  expect(table.split('\n')[3]).toContain('| not run ');
});
