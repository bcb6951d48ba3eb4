import { groups, parseOptions } from './options.ts';

it('measures everything by default', () => {
  expect([...parseOptions([]).groups]).toEqual([...groups]);
  expect(parseOptions([])).toMatchObject({ quick: false, write: false });
});

it('measures only what is requested', () => {
  expect([...parseOptions(['--only', 'calls,pages']).groups]).toEqual(['calls', 'pages']);
});

it('builds nothing in a quick run, unless asked to', () => {
  expect(parseOptions(['--quick']).groups.has('build')).toBe(false);
  expect(parseOptions(['--quick', '--only', 'build']).groups.has('build')).toBe(true);
});

it('says what it does not know, and writes no half tables', () => {
  expect(() => parseOptions(['--only', 'pages,nonsense'])).toThrow('"nonsense"');
  expect(() => parseOptions(['--quick', '--write'])).toThrow('--write takes the whole table');
});
