import type { MapTown } from '#lib/contract/community/map-towns.ts';
import { placeNames } from './town-names.ts';

const town = (city: string, x: number, y: number): MapTown => ({
  city,
  region: null,
  x,
  y,
  num_real: null,
  num_fictional: null,
});

const size = { wide: 50, high: 50 };

const sides = (...towns: MapTown[]) =>
  Object.fromEntries([...placeNames(towns, size)].map(([{ city }, side]) => [city, side]));

test('a name stands on the right, and on the left where it would leave the drawing', () => {
  expect(sides(town('Köln', 5, 10), town('Dresden', 48, 30))).toEqual({ Köln: 'right', Dresden: 'left' });
});

test('a label avoids other towns’ dots, and the smaller town loses its label if there is no room', () => {
  expect(sides(town('Berlin', 25, 10), town('Potsdam', 27, 10.2))).toEqual({
    Berlin: 'left',
    Potsdam: 'right',
  });
  expect(sides(town('Köln', 2, 10), town('Bonn', 2.3, 10.3))).toEqual({ Köln: 'right' });
});

test('names do not cover one another', () => {
  const named = sides(town('Frankfurt am Main', 2, 10), town('Mainz', 1, 10.9), town('Kiel', 30, 40));
  expect(named).toEqual({ 'Frankfurt am Main': 'right', Kiel: 'right' });
});

test('no more than ten towns are named', () => {
  const many = Array.from({ length: 16 }, (_, at) => town(`T${at}`, 10, at * 3));
  expect(placeNames(many, size).size).toBe(10);
});
