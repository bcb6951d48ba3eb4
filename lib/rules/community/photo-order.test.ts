import { fc } from '#tests/support/properties.ts';
import { moveEntry, sortPhotos } from './photo-order.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 2, ['a', 'c', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, 3, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [5, 0, ['a', 'b', 'c']],
])('from %d to %d gives %j', (from, to, moved) => {
  expect(moveEntry(['a', 'b', 'c'], from, to)).toEqual(moved);
});

test('moving loses and doubles nothing, and there is a way back', () => {
  const cases = fc
    .uniqueArray(fc.nat(), { minLength: 1 })
    .chain((list) => fc.tuple(fc.constant(list), fc.nat(list.length - 1), fc.nat(list.length - 1)));
  fc.assert(
    fc.property(cases, ([list, from, to]) => {
      const moved = moveEntry(list, from, to);
      expect(new Set(moved)).toEqual(new Set(list));
      expect(moveEntry(moved, to, from)).toEqual(list);
    }),
  );
});

const photos = [
  { id: 1, main: true, status: 'active' },
  { id: 2, main: false, status: 'active' },
  { id: 3, main: false, status: 'pending' },
];

test('the first active photo is the main image', () => {
  expect(sortPhotos(photos, [3, 2, 1])).toEqual([
    { id: 3, main: false, status: 'pending' },
    { id: 2, main: true, status: 'active' },
    { id: 1, main: false, status: 'active' },
  ]);
});

test('a photo that the order does not name comes last', () => {
  expect(sortPhotos(photos, [2]).map(({ id }) => id)).toEqual([2, 1, 3]);
});

test('without an active photo there is no main image', () => {
  expect(sortPhotos([{ id: 3, main: false, status: 'pending' }], [3])[0]?.main).toBe(false);
});
