import { presentActivity } from './activity.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:00Z', 'recent'],
  ['2026-11-21T11:30:00Z', 'recent'],
  ['2026-11-21T11:29:59Z', 'day'],
  ['2026-11-20T12:15:00Z', 'day'],
  ['2026-11-20T12:14:59Z', null],
  [null, null],
])('active at %s is reported as %s', (moment, shown) => {
  expect(presentActivity(moment, now)).toBe(shown);
});

test('polling every minute reveals the quarter of an hour and no minute', () => {
  const shown = (active: string) =>
    Array.from({ length: 1500 }, (_, minutes) =>
      presentActivity(active, new Date(now.getTime() + minutes * 60_000)),
    );
  expect(shown('2026-11-21T12:14:59Z')).toEqual(shown('2026-11-21T12:00:00Z'));
  expect(shown('2026-11-21T12:00:00Z')).not.toEqual(shown('2026-11-21T11:59:59Z'));
});
