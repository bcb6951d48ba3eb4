import type { Candidate } from './candidates.ts';
import { byYearsBeyond } from './candidates-by-age.ts';

const aged = (id: number, from: number, to = from) => ({ id, ages: { from, to } }) as Candidate;
const ordered = (...candidates: Candidate[]) =>
  byYearsBeyond({ from: 25, to: 44 }, candidates).map(({ id }) => id);

test('the nearest in age first, on both sides', () => {
  expect(ordered(aged(1, 70), aged(2, 20), aged(3, 46), aged(4, 30))).toEqual([4, 3, 2, 1]);
});

test('as they come where they are as near', () => {
  expect(ordered(aged(1, 46), aged(2, 23), aged(3, 46))).toEqual([1, 2, 3]);
});

test('a hidden age counts by the far end of its years', () => {
  expect(ordered(aged(1, 45, 49), aged(2, 46))).toEqual([2, 1]);
});
