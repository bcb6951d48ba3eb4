import { landPath } from './land-path.ts';

test('a run of land is a line from its first to its last square, a single square a dot', () => {
  expect(landPath([' ## #', '     ', '#####'])).toBe('M1.5 0.5h1.01M4.5 0.5h0.01M0.5 2.5h4.01');
});
