import { readVariants } from './read-variants.ts';

const slugs = ['hiking', 'cycling', 'dog-walk'];

test('variants are slugs with their weights', () => {
  expect(readVariants('hiking:50,dog-walk:30, general:20', slugs)).toEqual([
    { slug: 'hiking', weight: 50 },
    { slug: 'dog-walk', weight: 30 },
    { slug: null, weight: 20 },
  ]);
  expect(readVariants('hiking,cycling', slugs)).toEqual([
    { slug: 'hiking', weight: 1 },
    { slug: 'cycling', weight: 1 },
  ]);
});

test.each([
  ['hiking:50', /two variants/],
  ['hiking:50,cycling:0', /two variants/],
  ['hiking,hiking', /named twice/],
  ['hiking,skating', /"skating" is none of hiking, cycling, dog-walk, general/],
  ['hiking:-1,cycling', /"hiking:-1" is none of/],
  ['hiking:9999999,cycling', /1000000 at most/],
  ['', /none of/],
])('%s is refused', (text, reason) => expect(() => readVariants(text, slugs)).toThrow(reason));
