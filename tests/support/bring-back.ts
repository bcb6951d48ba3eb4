import { setTimeout as sleep } from 'node:timers/promises';
import { startPart } from './stack.ts';

/** Starts a killed part as the supervisor does: a killed database's last children may hold on to its memory for a moment. */
export async function bringBack(part: 'backend' | 'database'): Promise<void> {
  let failure: unknown;
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      return await startPart(part);
    } catch (error) {
      failure = error;
      await sleep(500);
    }
  }
  throw failure;
}
