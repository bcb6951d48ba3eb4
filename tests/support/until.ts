import { setTimeout as sleep } from 'node:timers/promises';
import { isGate } from './form.ts';

/** Milliseconds. Only failures wait that long, so that a slow machine does not fail a test. */
const defaultTimeoutMs = 60_000;

/** Milliseconds within which a change has to be visible everywhere; the gate measures no time. */
export const aSecond = isGate ? defaultTimeoutMs : 1_000;

type Answer<T> = Exclude<Awaited<T>, false | 0 | '' | null | undefined>;

/**
 * Retries until the result is truthy; once more after the timeout (milliseconds).
 * @throws {Error} if it is still falsy then
 */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  timeoutMs = defaultTimeoutMs,
): Promise<Answer<T>> {
  for (const end = Date.now() + timeoutMs; ; await sleep(50)) {
    const isLast = Date.now() >= end;
    const answer = await ask();
    if (answer) return answer as Answer<T>;
    if (isLast) throw new Error(`It was not so within ${timeoutMs / 1000} s`);
  }
}

/**
 * Waits for a condition.
 * @throws {Error} if it is false after the timeout (milliseconds) and one last check
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  await eventually(isSo, timeoutMs);
}

/** Whether a condition becomes true before the timeout (milliseconds); errors count as false. */
export async function isSoWithin(time: number, isSo: () => Promise<boolean>): Promise<boolean> {
  return until(() => isSo().catch(() => false), time).then(
    () => true,
    () => false,
  );
}

/** A response and its time. */
export async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const started = performance.now();
  return { answer: await work(), milliseconds: performance.now() - started };
}
