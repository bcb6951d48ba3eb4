import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applyMigrations } from '../db/apply-migrations.ts';
import { onDatabase } from '../db/on-database.ts';
import { readStorageEnv } from '../../env.ts';
import { startJobs } from '../jobs/jobs.ts';
import { answerHelp, failWith } from '../operator/command.ts';
import { photoFolder } from '../../community/photos/photo-files.ts';
import { openFileStore } from '../storage/file-store.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

const usage = `Everything in one file, or everything back from it:
  npm run backup -- vonk-2026-11-22.tar.gz
  npm run restore -- vonk-2026-11-22.tar.gz     into an empty database, with the backend stopped`;

answerHelp(usage);
try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [verb, path, ...rest] = positionals;
  if ((verb !== 'backup' && verb !== 'restore') || !path || rest.length) throw new Error(usage);
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
  failWith(error, usage);
}

function tell({ tables, photos }: Manifest, done: string): void {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${Object.keys(tables).length} tables and ${photos.files} photo files ${done}.`,
  );
}
