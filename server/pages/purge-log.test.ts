import { PurgeLog } from './purge-log.ts';

it('knows whether a tag was purged after a mark', () => {
  const purges = new PurgeLog();
  const before = purges.now;
  purges.note(['member:1']);
  expect(purges.isPurgedSince(['member:1', 'brand:a'], before)).toBe(true);
  expect(purges.isPurgedSince(['member:2'], before)).toBe(false);
  expect(purges.isPurgedSince(['member:1'], purges.now)).toBe(false);
  const later = purges.now;
  purges.note(null);
  expect(purges.isPurgedSince([], later)).toBe(true);
});

it('treats a tag that it has dropped as purged', () => {
  const purges = new PurgeLog(2);
  const before = purges.now;
  for (const tag of ['a', 'b', 'c']) purges.note([tag]);
  expect(purges.isPurgedSince(['a'], before)).toBe(true);
  expect(purges.isPurgedSince(['z'], before)).toBe(true);
  expect(purges.isPurgedSince(['z'], purges.now)).toBe(false);
});
