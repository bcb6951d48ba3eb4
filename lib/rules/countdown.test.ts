import { countdown, secondsUntil } from './countdown.ts';

test('four hours read 04:00:00', () => {
  expect(countdown(14_400)).toBe('04:00:00');
  expect(countdown(3_661)).toBe('01:01:01');
  expect(countdown(59.9)).toBe('00:00:59');
});

test('it stops at zero', () => {
  expect(countdown(-5)).toBe('00:00:00');
  expect(secondsUntil('2026-11-21T10:00:00Z', new Date('2026-11-21T11:00:00Z'))).toBe(0);
});

test('seconds are counted to the moment', () => {
  expect(secondsUntil('2026-11-21T10:00:10Z', new Date('2026-11-21T10:00:00.500Z'))).toBe(10);
});
