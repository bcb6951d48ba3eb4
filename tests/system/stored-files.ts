import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { stackDatabase } from '../support/database.ts';
import { stackAddress } from '../support/stack.ts';
import { hashIn } from './own-photos.ts';

/** How many files there are of a picture by one of its addresses. */
export function listFiles(path: string): number {
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
