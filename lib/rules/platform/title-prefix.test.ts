import { prefixTitle } from './title-prefix.ts';

it('prefixes a title with the count', () => {
  expect(prefixTitle('Herzfunke', 3)).toBe('(3) Herzfunke');
});

it('replaces an older count instead of stacking it', () => {
  expect(prefixTitle('(3) Herzfunke', 12)).toBe('(12) Herzfunke');
});

it('leaves the bare title at 0', () => {
  expect(prefixTitle('(3) Herzfunke', 0)).toBe('Herzfunke');
});
