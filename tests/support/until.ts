import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something is so.
 * @throws {Error} when it is not within the time (milliseconds)
 */
export async function until(isSo: () => Promise<boolean>, timeoutMs = 15_000): Promise<void> {
  for (const start = Date.now(); Date.now() - start < timeoutMs; await sleep(50)) if (await isSo()) return;
  throw new Error(`It was not so within ${timeoutMs / 1000} s`);
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
