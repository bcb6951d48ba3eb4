import { Pace, UploadBudget, getSender } from './files-under-way.ts';

const mebibytes = 1024 * 1024;
const timeoutMs = 15_000;

describe('room', () => {
  const of = (account: number, address: string) => getSender(`${account}`, address);

  it('is a quarter for an account, from wherever it sends', () => {
    const budget = new UploadBudget();
    expect(budget.hold(of(1, '192.0.2.1'), 64 * mebibytes)).toBe(true);
    expect(budget.hold(of(1, '198.51.100.1'), 1)).toBe(false);
    budget.hold(of(1, '198.51.100.1'), -1);
    budget.hold(of(1, '192.0.2.1'), -mebibytes);
    expect(budget.hold(of(1, '203.0.113.1'), mebibytes)).toBe(true);
  });

  it.each([
    ['addresses of one network', (nth: number) => `192.0.2.${nth}`],
    ['networks of 64 bits within one of 48', (nth: number) => `2001:db8:7:${nth}::1`],
  ])('is half for %s, however many accounts send from there', (_what, address) => {
    const budget = new UploadBudget();
    for (const nth of [1, 2, 3, 4]) expect(budget.hold(of(nth, address(nth)), 32 * mebibytes)).toBe(true);
    expect(budget.hold(of(5, address(5)), 1)).toBe(false);
    expect(budget.hold(of(6, '198.51.100.6'), 60 * mebibytes)).toBe(true);
  });

  it('is bounded for all, and for accounts if the address is unknown', () => {
    const budget = new UploadBudget();
    for (const nth of [1, 2, 3, 4]) expect(budget.hold(of(nth, ''), 64 * mebibytes)).toBe(true);
    expect(budget.hold(of(5, '198.51.100.6'), 1)).toBe(false);
  });
});

describe('pace', () => {
  /** Milliseconds until a file is given up that arrives at this speed (bytes/s), after `before` bytes at once. */
  function findEnd(size: number, speed: number, before = 0): number | null {
    const pace = new Pace(size, timeoutMs, 0);
    pace.came(before, 0);
    for (let now = 0, come = before; come < size; now += 1_000, come += speed) {
      if (now > 0) pace.came(speed, now);
      if (pace.left(now) < 1_000) return now;
    }
    return null;
  }

  it('waits for a slow line that brings the file in time, and for one that stands still for a moment', () => {
    expect(findEnd(2 * mebibytes, 20_000)).toBeNull();
    expect(findEnd(15 * mebibytes, 140_000)).toBeNull();
    const pace = new Pace(mebibytes, timeoutMs, 0);
    pace.came(100_000, 1_000);
    expect(pace.left(15_900)).toBeGreaterThan(0);
    pace.came(32_768, 15_900);
    expect(pace.left(17_800)).toBeGreaterThan(0);
  });

  it('ends what arrives too slowly, however regularly', () => {
    expect(findEnd(15 * mebibytes, 1)).toBeLessThan(16_000);
    expect(findEnd(15 * mebibytes, 10_000)).toBeLessThan(20_000);
    expect(findEnd(300_000, 1_000)).toBeLessThan(20_000);
  });

  it('is not bought by what came fast', () => {
    expect(findEnd(15 * mebibytes, 1_000, 14 * mebibytes)).toBeLessThan(20_000);
  });

  it('ends after two minutes in any case', () => {
    const pace = new Pace(mebibytes, timeoutMs, 0);
    for (let now = 0; now < 120_000; now += 1_000) pace.came(mebibytes, now);
    expect(pace.left(119_000)).toBe(1_000);
    expect(pace.left(130_000)).toBe(0);
  });
});
