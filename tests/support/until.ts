import { setTimeout as sleep } from 'node:timers/promises';
import { isGate } from './form.ts';

/** Milliseconds. Only what fails waits that long, so that a slow machine alone fails nothing. */
const defaultTimeoutMs = 60_000;

/** Milliseconds in which a change is promised to be known everywhere; the gate measures no time. */
export const aSecond = isGate ? defaultTimeoutMs : 1_000;

type Answer<T> = Exclude<Awaited<T>, false | 0 | '' | null | undefined>;

/**
 * Asks again until the answer is neither none nor no; once more after the time (milliseconds) is over.
 * @throws {Error} when there is none even then
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
 * Waits until something is so.
 * @throws {Error} when it is not within the time (milliseconds), nor at a last look after it
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  await eventually(isSo, timeoutMs);
}

/** Whether something is so before the time (milliseconds) is over; where asking fails it is not. */
export async function isSoWithin(time: number, isSo: () => Promise<boolean>): Promise<boolean> {
  return until(() => isSo().catch(() => false), time).then(
    () => true,
    () => false,
  );
}

/** What was answered, and after how long. */
export async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const started = performance.now();
  return { answer: await work(), milliseconds: performance.now() - started };
}
