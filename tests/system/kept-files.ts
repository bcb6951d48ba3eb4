import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { stackDatabase } from '../support/database.ts';
import { stackAddress } from '../support/stack.ts';
import { hashIn } from './own-photos.ts';

/** How many files there are of a picture by one of its addresses. */
export function filesOf(path: string): number {
  const hash = hashIn(path);
  return readdirSync(join(stackAddress().dataDir, 'photos')).filter((file) => file.startsWith(hash)).length;
}

/** Lets what is to be erased in 15 minutes be erased now. */
export async function eraseNow(database: ReturnType<typeof stackDatabase>, path: string): Promise<void> {
  await database.query(
    `update jobs.job set start_after = now() where name = 'erase-photo' and data->>'hash' = $1`,
    [hashIn(path)],
  );
}

/** Asks again until there is an answer other than none or no. */
export async function eventually<T>(ask: () => T | Promise<T>): Promise<NonNullable<Awaited<T>>> {
  for (const start = Date.now(); Date.now() - start < 10_000; await sleep(100)) {
    const answer = await ask();
    if (answer) return answer as NonNullable<Awaited<T>>;
  }
  throw new Error('It did not come in time');
}
