import { groups, readOptions } from './options.ts';

it('measures everything unless told', () => {
  expect([...readOptions([]).groups]).toEqual([...groups]);
  expect(readOptions([])).toMatchObject({ quick: false, search: false, write: false });
});

it('measures only what is asked for', () => {
  expect([...readOptions(['--only', 'calls,pages']).groups]).toEqual(['calls', 'pages']);
});

it('builds nothing in a quick run, unless asked to', () => {
  expect(readOptions(['--quick']).groups.has('build')).toBe(false);
  expect(readOptions(['--quick', '--only', 'build']).groups.has('build')).toBe(true);
});

it('says what it does not know, and writes no half tables', () => {
  expect(() => readOptions(['--only', 'pages,nonsense'])).toThrow('"nonsense"');
  expect(() => readOptions(['--quick', '--write'])).toThrow('--write takes the whole table');
});
