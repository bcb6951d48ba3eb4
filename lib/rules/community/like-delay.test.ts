import { likeDelay, maxDelay } from './like-delay.ts';

test('seconds are read, and every other parameter stays', () => {
  expect(likeDelay('?gender=woman&t=5&min_age=30')).toEqual({
    seconds: 5,
    search: '?gender=woman&min_age=30',
  });
  expect(likeDelay('?t=0')).toEqual({ seconds: 0, search: '' });
});

test.each(['', '-1', '1.5', 'soon', '5s', '١', '99999999'])('t=%s means nothing and is removed', (value) => {
  expect(likeDelay(`?${new URLSearchParams({ t: value })}`)).toEqual({ seconds: null, search: '' });
});

test('waits at most an hour', () => {
  expect(likeDelay('?t=100000').seconds).toBe(maxDelay);
});

test('the first of several counts, and all of them go', () => {
  expect(likeDelay('?t=2&t=9&a=b')).toEqual({ seconds: 2, search: '?a=b' });
});

test('without the parameter there is nothing to change', () => {
  expect(likeDelay('?gender=woman')).toEqual({ seconds: null, search: null });
  expect(likeDelay('')).toEqual({ seconds: null, search: null });
});
