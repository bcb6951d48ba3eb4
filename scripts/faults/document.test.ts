import { formatDocument, buildLines, formatTable } from './document.ts';
import type { Family } from './families.ts';
import type { Outcome } from './run-family.ts';

const family: Family = { name: 'kills', what: 'kills', target: 'none lost', files: [], long: { KILLS: '9' } };
const outcome: Outcome = {
  form: 'long',
  passed: 3,
  failed: 0,
  seconds: 70,
  date: '2026-11-22',
  command: 'npm run faults -- --long kills',
  findings: ['9 kills: 0 lost'],
};

const reached = (change: Partial<Outcome>, given: Family = family) =>
  buildLines([given], { kills: { ...outcome, ...change } }, null)[0]?.reached;

test('a family is reached by its long form, where it has one, and by nothing that failed', () => {
  expect(reached({})).toBe('yes (long, 3 tests, 70 s)');
  expect(reached({ form: 'short' })).toBe('in short (short, 3 tests, 70 s)');
  expect(reached({ form: 'short' }, { ...family, long: {} })).toBe('yes (short, 3 tests, 70 s)');
  expect(reached({ failed: 1 })).toBe('**no** (long, 3 tests, 1 failed, 70 s)');
  expect(reached({ passed: 0 })).toBe('**no** (long, 0 tests, 70 s)');
  expect(buildLines([family], {}, null)[0]?.reached).toBe('not run');
});

test('the mutation score has its own line', () => {
  const score = (caught: number) =>
    buildLines([], {}, { score: caught, caught, all: 100, date: '2026-11-22' })[0]?.reached;
  expect(score(85)).toBe('yes (85.0 %, 85 of 100)');
  expect(score(84)).toBe('**no** (84.0 %, 84 of 100)');
});

test('the table has its columns in line, and the document what the tests said', () => {
  const widths = formatTable(buildLines([family], { kills: outcome }, null))
    .split('\n')
    .map((line) => line.length);
  expect(new Set(widths).size).toBe(1);
  expect(formatDocument([family], { kills: outcome }, null)).toContain('- kills:\n  - 9 kills: 0 lost');
});
