import { fc } from '#tests/support/properties.ts';
import { maxMailboxDelay, retryDelay, mailRetryWindowMs } from './deliver.ts';

const hour = 60 * 60 * 1000;
const start = Date.parse('2026-11-23T12:00:00Z');

/** The times at which a mail is tried while every attempt fails. */
function listTries(createdAt: number, max?: number): number[] {
  const tries: number[] = [];
  for (let at: number | null = createdAt; at !== null;) {
    tries.push(at);
    const delay = retryDelay(new Date(createdAt), new Date(at), max);
    at = delay === null ? null : at + delay;
  }
  return tries;
}

test('a mail is retried for 48 hours, soon at first and then every quarter of an hour', () => {
  const tries = listTries(start);
  const delays = tries.slice(1).map((at, nth) => at - (tries[nth] ?? 0));
  expect(delays[0]).toBe(5_000);
  expect(Math.max(...delays)).toBe(15 * 60_000);
  expect(tries.at(-1)).toBe(start + mailRetryWindowMs);
  expect(tries.length).toBeGreaterThan(190);
});

test('retries a mailbox that accepts nothing soon at first, and some thirty times in all', () => {
  const tries = listTries(start, maxMailboxDelay);
  expect((tries[1] ?? 0) - start).toBe(5_000);
  expect(tries.at(-1)).toBe(start + mailRetryWindowMs);
  expect(tries.length).toBeLessThan(35);
});

test('an outage of up to 24 hours loses no mail, and each is sent within a quarter of an hour after it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 24 * hour }),
      fc.integer({ min: 0, max: 24 * hour }),
      (length, into) => {
        const back = start + length;
        const sent = listTries(start + into).find((at) => at >= back);
        expect(sent).toBeDefined();
        expect(sent).toBeLessThanOrEqual(Math.max(back, start + into) + 15 * 60_000);
      },
    ),
  );
});

test('a clock that runs behind waits as for a new mail', () => {
  expect(retryDelay(new Date(start + hour), new Date(start))).toBe(5_000);
});
