import { countdown, secondsLeft } from './countdown.ts';

test('four hours read 04:00:00', () => {
  expect(countdown(14_400)).toBe('04:00:00');
  expect(countdown(3_661)).toBe('01:01:01');
  expect(countdown(59.9)).toBe('00:00:59');
});

test('it stops at zero', () => {
  expect(countdown(-5)).toBe('00:00:00');
});

const received = { wall: 1_795_219_200_000, steady: 5_000 };
const later = (wall: number, steady: number) =>
  secondsLeft(14_400, received, { wall: received.wall + wall, steady: received.steady + steady });

test('counts seconds from the response, whatever the device’s date', () => {
  expect(later(0, 0)).toBe(14_400);
  expect(later(500, 500)).toBe(14_400);
  expect(later(1_000, 1_000)).toBe(14_399);
  expect(later(14_399_001, 14_399_001)).toBe(1);
  expect(later(14_400_000, 14_400_000)).toBe(0);
  expect(later(20_000_000, 20_000_000)).toBe(0);
});

test('a wall clock that is set back wins no time', () => {
  expect(later(-86_400_000, 60_000)).toBe(14_340);
});

test('a monotonic clock that stopped in sleep gains nothing', () => {
  expect(later(3_600_000, 1_000)).toBe(10_800);
});
