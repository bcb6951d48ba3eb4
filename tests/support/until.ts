import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something is so.
 * @throws {Error} when it is not within the time (milliseconds)
 */
export async function until(isSo: () => Promise<boolean>, patience = 15_000): Promise<void> {
  for (const start = Date.now(); Date.now() - start < patience; await sleep(50)) if (await isSo()) return;
  throw new Error(`It was not so within ${patience / 1000} s`);
}
