import { isFront } from './front-key.ts';

const env = { FRONT_KEY: 'key-of-the-front-and-nobody-else' };

test('the front is known by its key', () => {
  expect(isFront(env.FRONT_KEY, env)).toBe(true);
});

test.each([
  undefined,
  '',
  'key-of-the-front-and-nobody-elsE',
  'key-of-the-front-and-nobody-els',
  'key-of-the-front-and-nobody-else ',
])('%j is not from a front', (given) => {
  expect(isFront(given, env)).toBe(false);
});
