import { afterFailure, minutesLocked, type Attempts } from './login-lock.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const none: Attempts = { failures: 0, lockedUntil: null, lastFailureAt: at(0) };

function failAt(...minutes: number[]): Attempts {
  return minutes.reduce((attempts, minute) => afterFailure(attempts, at(minute)), none);
}

describe('login lock', () => {
  it('opens four failures and locks the fifth for 15 minutes', () => {
    expect(minutesLocked(failAt(0, 0, 1, 1), at(1))).toBe(0);
    expect(minutesLocked(failAt(0, 0, 1, 1, 2), at(2))).toBe(15);
  });

  it('counts the minutes up and ends on the second', () => {
    const locked = failAt(0, 0, 0, 0, 0);
    expect(minutesLocked(locked, new Date(start + 1000))).toBe(15);
    expect(minutesLocked(locked, new Date(start + 14 * 60_000 + 1))).toBe(1);
    expect(minutesLocked(locked, at(15))).toBe(0);
  });

  it('starts again after 15 quiet minutes and after a lock', () => {
    expect(failAt(0, 0, 0, 0, 15).failures).toBe(1);
    expect(failAt(0, 0, 0, 0, 14.9).failures).toBe(5);
    expect(failAt(0, 0, 0, 0, 0, 15.1)).toMatchObject({ failures: 1, lockedUntil: null });
  });
});
