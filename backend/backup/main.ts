import { existsSync } from 'node:fs';
import { applyMigrations } from '../db/apply-migrations.ts';
import { onDatabase } from '../db/on-database.ts';
import { readStorageEnv } from '../env.ts';
import { startJobs } from '../jobs/jobs.ts';
import { photoFolder } from '../photos/photo-files.ts';
import { openFileStore } from '../storage/file-store.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

const [verb, path] = process.argv.slice(2);
try {
  if ((verb !== 'backup' && verb !== 'restore') || !path)
    throw new Error('Say backup or restore, and the file: backup vonk-2026-11-22.tar.gz');
  await onDatabase(4, async (db, url) => {
    const files = await openFileStore(readStorageEnv(), photoFolder);
    if (verb === 'backup') {
      if (existsSync(path)) throw new Error(`${path} is there already.`);
      return tell(await backUp(db, files, path, new Date()), 'backed up');
    }
    if (!existsSync(path)) throw new Error(`There is no ${path}.`);
    await applyMigrations(db);
    // The queue makes its own tables, into which waiting jobs are put back.
    await (await startJobs(url)).stop();
    tell(await restore(db, files, path), 'restored');
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function tell({ tables, photos }: Manifest, done: string): void {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${Object.keys(tables).length} tables and ${photos.files} photo files ${done}.`,
  );
}
