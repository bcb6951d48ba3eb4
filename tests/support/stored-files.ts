import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stackAddress } from './stack.ts';
import { untilJobsDone, wakeWorkers } from './enqueue-job.ts';
import { database } from './test-database.ts';
import { hashIn } from './own-photos.ts';

/** Number of files of a picture, by one of its URLs. */
export function listFiles(path: string): number {
  const hash = hashIn(path);
  return readdirSync(join(stackAddress().dataDir, 'photos')).filter((file) => file.startsWith(hash)).length;
}

/** Runs the deletions now that are due in 15 minutes. */
export async function eraseNow(path: string): Promise<void> {
  const which = `name = 'erase-photo' and data->>'hash' = '${hashIn(path)}'`;
  await database.query(`update jobs.job set start_after = now() where ${which}`);
  await wakeWorkers(database, 'erase-photo');
  await untilJobsDone(database, which);
}
