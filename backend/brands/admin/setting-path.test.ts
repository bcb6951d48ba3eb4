import { getAtPath, splitPath, writeAt } from './setting-path.ts';

const settings = {
  niche: 1,
  theme: { light: { primary: '#111111' } },
  index_title: { de: 'Hallo' },
  list: ['a', 'b'],
};

it('reads the value at a path', () => {
  expect(getAtPath(settings, ['theme', 'light', 'primary'])).toBe('#111111');
  expect(getAtPath(settings, ['list', '1'])).toBe('b');
  expect(getAtPath(settings, ['theme', 'dark', 'primary'])).toBeUndefined();
  expect(getAtPath(settings, ['toString'])).toBeUndefined();
});

it('writes a copy and leaves the rest', () => {
  const changed = writeAt(settings, ['index_title', 'sv'], 'Hej');
  expect(changed).toEqual({ ...settings, index_title: { de: 'Hallo', sv: 'Hej' } });
  expect(settings.index_title).toEqual({ de: 'Hallo' });
  expect(writeAt(settings, ['list', '2'], 'c')).toEqual({ ...settings, list: ['a', 'b', 'c'] });
});

it('removes what is written as undefined', () => {
  expect(writeAt(settings, ['index_title', 'de'], undefined)).toEqual({ ...settings, index_title: {} });
  expect(writeAt(settings, ['list', '0'], undefined)).toEqual({ ...settings, list: ['b'] });
});

it.each(['', 'theme.', 'a b', '__proto__.polluted', 'theme.constructor'])('refuses %j', (path) => {
  expect(() => splitPath(path)).toThrow('is no setting');
});
