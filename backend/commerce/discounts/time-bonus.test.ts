import { isTimeBonusVisible, timeBonusEnd } from './time-bonus.ts';

const signupDate = new Date('2026-03-29T00:30:00Z');
const alice = { paidUser: false, signupDate, used: false };
const after = (seconds: number) => new Date(signupDate.getTime() + seconds * 1000);

describe('time bonus', () => {
  it('ends 14,400 seconds after signup, also in the night the clocks change', () => {
    expect(timeBonusEnd(signupDate).toISOString()).toBe('2026-03-29T04:30:00.000Z');
  });

  it('is visible up to the last second and not in the next', () => {
    expect(isTimeBonusVisible(alice, after(0))).toBe(true);
    expect(isTimeBonusVisible(alice, after(14_399))).toBe(true);
    expect(isTimeBonusVisible(alice, after(14_400))).toBe(false);
  });

  it('is for free members who have not used it', () => {
    expect(isTimeBonusVisible({ ...alice, paidUser: true }, after(60))).toBe(false);
    expect(isTimeBonusVisible({ ...alice, used: true }, after(60))).toBe(false);
  });
});
