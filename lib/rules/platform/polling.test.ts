import { nextPoll } from './polling.ts';

test('refreshes first after 5 seconds, with push or without', () => {
  expect(nextPoll(0, false)).toBe(5_000);
  expect(nextPoll(0, true)).toBe(5_000);
});

test('then every 60 seconds, and every 300 where push messages arrive', () => {
  expect(nextPoll(1, false)).toBe(60_000);
  expect(nextPoll(7, false)).toBe(60_000);
  expect(nextPoll(1, true)).toBe(300_000);
});
