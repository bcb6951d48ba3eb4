import type { Candidate } from '../members/candidates.ts';
import { rankCards } from './rank-cards.ts';

const home = { country: 'DE', city: 'Köln', position: { lat: 50.94, lon: 6.96 } };
/** About a hundred and eleven kilometres lie between two degrees of latitude. */
const north = (kilometres: number, country = 'DE') => ({
  country,
  city: `${kilometres} km`,
  position: { lat: 50.94 + kilometres / 111.2, lon: 6.96 },
});
const someone = (id: number, kilometres: number | null, fictional = false) =>
  ({
    id,
    fictional,
    place: kilometres === null ? { country: 'DE', city: '?', position: null } : north(kilometres),
  }) as Candidate;
const ranked = (...candidates: Candidate[]) => rankCards({ place: home }, candidates).map(({ id }) => id);

test('the nearer ring comes first, an unknown town last', () => {
  expect(ranked(someone(1, null), someone(2, 150), someone(3, 5), someone(4, 40))).toEqual([3, 4, 2, 1]);
});

test('within a ring the recently active come first, as they were given', () => {
  expect(ranked(someone(1, 9), someone(2, 2), someone(3, 5))).toEqual([1, 2, 3]);
});

test('real members come before fictional ones, however near', () => {
  expect(ranked(someone(1, 1, true), someone(2, 180), someone(3, 3, true))).toEqual([2, 1, 3]);
});

test('the rest of the world comes last, but a neighbour over the border does not', () => {
  const abroad = (id: number, kilometres: number) => ({ ...someone(id, 0), place: north(kilometres, 'DK') });
  expect(ranked(abroad(1, 400), someone(2, 9, true), abroad(3, 8), someone(4, 300))).toEqual([3, 4, 2, 1]);
});
