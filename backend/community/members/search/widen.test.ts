import { offeredSearch } from './offered.ts';
import { boxAround, type LocatedSearch } from './location.ts';
import { widerSearches } from './widen.ts';

const koln = { country: 'DE', lat: 50.938, lon: 6.96 };

it('widens step by step, each including what the one before excluded', () => {
  const search: LocatedSearch = {
    gender: 'woman',
    kind: 'real',
    countryregion: 'DE-NW',
    hair_colour: 'red',
    interests: 'sailing',
    min_age: 20,
    max_age: 40,
    place: { plainCity: 'koln', town: koln, distance: 25 },
  };
  const steps = widerSearches(search);
  expect(steps.map(({ widening }) => widening)).toEqual([
    'fields',
    'distance',
    'city',
    'region',
    'ages',
    'ages',
    'country',
  ]);
  expect(steps[0]?.search).toMatchObject({ hair_colour: undefined, interests: undefined, min_age: 20 });
  expect(steps[1]?.search.place?.distance).toBe(50);
  // Without the town, its country remains.
  expect(steps[2]?.search).toMatchObject({ place: null, country: 'DE', countryregion: 'DE-NW' });
  expect(steps[4]?.search).toMatchObject({ min_age: 18, max_age: 45 });
  expect(steps[6]?.search).toMatchObject({ gender: 'woman', kind: 'real', country: undefined, max_age: 55 });
});

it('has no step for what the search does not ask for', () => {
  expect(widerSearches({ gender: 'man', kind: 'fictional', place: null })).toEqual([]);
  const unknown = { plainCity: 'nirgendwo', town: null, distance: null };
  expect(widerSearches({ place: unknown }).map(({ widening }) => widening)).toEqual(['city']);
});

it('keeps of a search what the brand offers, and the page', () => {
  const requested = {
    countryregion: 'DE-NW',
    min_age: 30,
    max_age: 40,
    city: 'Köln',
    eye_colour: 'blue',
    pageNumber: 2,
  } as const;
  expect(offeredSearch(requested, ['region', 'age'])).toEqual({
    countryregion: 'DE-NW',
    min_age: 30,
    max_age: 40,
    pageNumber: 2,
  });
  expect(offeredSearch(requested, [])).toEqual({ pageNumber: 2 });
  expect(offeredSearch({ ...requested, kind: 'real' }, [])).toEqual({ kind: 'real', pageNumber: 2 });
});

it('puts a box around a circle that is wider in the north', () => {
  const box = boxAround({ lat: 60, lon: 10 }, 111.19);
  expect(box.north - box.south).toBeCloseTo(2, 5);
  expect(box.east - box.west).toBeGreaterThan(4);
  expect(box.east - box.west).toBeLessThan(4.1);
});
