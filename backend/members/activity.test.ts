import { presentActivity } from './activity.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:00Z', 'recent'],
  ['2026-11-21T11:30:00Z', 'recent'],
  ['2026-11-21T11:29:59Z', 'day'],
  ['2026-11-20T12:00:00Z', 'day'],
  ['2026-11-20T11:59:59Z', null],
  [null, null],
])('active at %s is told as %s', (moment, told) => {
  expect(presentActivity(moment, now)).toBe(told);
});
